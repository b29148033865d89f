import { expect, test } from '@jest/globals';
import { mailboxOf } from '../../src/platform/mailbox-of.ts';

test.each([
  ['ada@x.example', 'ada@x.example'],
  [' Ada@X.Example ', 'ada@x.example'],
  ['ada+games@x.example', 'ada@x.example'],
  ['ada+games+more@x.example', 'ada@x.example'],
  ['+games@x.example', '+games@x.example'],
  ['a.d.a@x.example', 'a.d.a@x.example'],
  ['a.d.a+games@gmail.com', 'ada@gmail.com'],
  ['A.Da@GoogleMail.com', 'ada@gmail.com'],
  ['no address', 'no address'],
])('%j reaches %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

test('neighbours keep mailboxes of their own', () => {
  const neighbours = ['ada@x.example', 'ada@y.example', 'adah@x.example', 'a.da@x.example', 'ada@gmail.com.x.example'];
  expect(new Set(neighbours.map(mailboxOf)).size).toBe(neighbours.length);
});
