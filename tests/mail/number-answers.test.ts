import { expect, test } from '@jest/globals';
import type { Choice } from '../../src/kernel/choice.ts';
import { numberAnswers } from '../../src/mail/turn/number-answers.ts';
import { words } from './sample-mails.ts';

const one = (count: number): Choice => ({
  kind: 'one',
  options: Array.from({ length: count }, (_, i) => ({ id: `o${i + 1}`, label: words(`Option ${i + 1}`) })),
});

test('up to twelve answers each have a link of their own; the thirteenth leaves the composer alone', () => {
  expect(numberAnswers(one(12))?.map(({ number, answer }) => [number, answer])).toEqual(
    Array.from({ length: 12 }, (_, i) => [i + 1, `o${i + 1}`]),
  );
  expect(numberAnswers(one(13))).toBeUndefined();
});

test('answers are counted, not options: every way to place cubes is one', () => {
  const spread = (slots: number): Choice => ({
    kind: 'spread',
    slots: Array.from({ length: slots }, (_, i) => ({ id: `s${i}`, label: words(`Slot ${i}`), max: 2 })),
    total: { min: 2, max: 2 },
  });
  expect(numberAnswers(spread(4))).toHaveLength(10); // 4 pairs of one slot and 6 of two
  expect(numberAnswers(spread(5))).toBeUndefined(); // 15
});

test('a number stands for itself: the reply "3" bids 3; free text has no numbers', () => {
  const bids = numberAnswers({ kind: 'number', min: 3, max: 5 });
  expect(bids?.map(({ number, answer }) => [number, answer])).toEqual([
    [3, 3],
    [4, 4],
    [5, 5],
  ]);
  expect(numberAnswers({ kind: 'text', min: 0, max: 1 })).toBeUndefined();
});
