import { expect, test } from '@jest/globals';
import { withoutAddresses } from '../../../src/disputes/desk/without-addresses.ts';

test.each([
  ['550 5.1.1 <ada+games@x.example>: no such user', '550 5.1.1 <…@…>: no such user'],
  ['Iron Curtain "Club": ada@x.example does not play', 'Iron Curtain "Club": …@… does not play'],
  ['RCPT TO:ada@x.example,bob@y.example refused', 'RCPT TO:…@…,…@… refused'],
  ['the mailbox is full', 'the mailbox is full'],
])('%j is shown as %j', (text, shown) => {
  expect(withoutAddresses(text)).toBe(shown);
});

test('a text that is nothing but one long word costs no more than its length', () => {
  const long = 'a'.repeat(50_000);
  expect(withoutAddresses(long)).toBe(long);
});
