import { expect, test } from '@jest/globals';
import { type Rewind, voidedBy } from '../../src/kernel/voided-entries.ts';

/** The entries of a log of nine that do not count. */
const voided = (...rewinds: readonly Rewind[]) => {
  const isVoided = voidedBy(rewinds);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(isVoided);
};

test('a rewind voids what came after the entry that it goes back to, not itself', () => {
  expect(voided()).toEqual([]);
  expect(voided({ seq: 6, to: 3 })).toEqual([4, 5]);
  expect(voided({ seq: 2, to: 1 })).toEqual([]);
});

test('two that stand side by side both count', () => {
  expect(voided({ seq: 4, to: 2 }, { seq: 8, to: 5 })).toEqual([3, 6, 7]);
  expect(voided({ seq: 4, to: 2 }, { seq: 8, to: 4 })).toEqual([3, 5, 6, 7]);
});

test('one that was itself voided voids nothing: what it took back counts again', () => {
  expect(voided({ seq: 5, to: 2 }, { seq: 6, to: 4 })).toEqual([5]);
  expect(voided({ seq: 5, to: 2 }, { seq: 7, to: 1 })).toEqual([2, 3, 4, 5, 6]);
  expect(voided({ seq: 4, to: 1 }, { seq: 6, to: 5 }, { seq: 8, to: 3 })).toEqual([4, 5, 6, 7]);
});
