import { expect, test } from '@jest/globals';
import { type Asked, growths } from '../../src/log/time-back.ts';

/** Ann was asked by entry `since`, and waited for from a write to another. */
const ann = (since: number, from: number, until: number): Asked => ({ seat: 'Ann', since, from, until });

test('a clock grows for each question that is asked when it stands still', () => {
  const asked = [ann(1, 0, 3), ann(7, 3, 5), ann(12, 8, 9)];
  expect(growths(asked, 'Ann', 12)).toBe(0);
  expect(growths(asked, 'Ann', 7)).toBe(1);
  expect(growths(asked, 'Ann', 1)).toBe(2);
});

test('what is asked while it runs shares its time', () => {
  // The second comes while the first waits, the third while the second does; the fourth when all are answered.
  const asked = [ann(3, 1, 4), ann(5, 2, 6), ann(9, 5, 8), ann(12, 8, 9)];
  expect(growths(asked.toReversed(), 'Ann', 2)).toBe(2);
  expect(growths(asked, 'Ann', 3)).toBe(1);
  expect(growths(asked, 'Ann', 9)).toBe(1);
});

test('of two that came with one write, one before the entry and one after it, it has grown once, for the first', () => {
  expect(growths([ann(4, 1, 3), ann(3, 1, 2)], 'Ann', 3)).toBe(0);
});

test('what others are asked is theirs', () => {
  expect(growths([ann(5, 2, 3)], 'Bob', 1)).toBe(0);
});
