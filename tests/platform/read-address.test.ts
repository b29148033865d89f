import { expect, test } from '@jest/globals';
import { readAddress } from '../../src/platform/read-address.ts';

test.each([
  ['      ab@x.y  ', 'ab@x.y'],
  ['\tAda@Example.ORG\n', 'ada@example.org'],
])('blanks around an address do not count: %j', (given, kept) => {
  expect(readAddress(given)).toBe(kept);
});

test.each(['      ab@x', 'a.b@x', '@x.y', '  @x.y', 'a@b.c@', ''])('%j is refused', (given) => {
  expect(() => readAddress(given)).toThrow('tables.bad-address');
});
