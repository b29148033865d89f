import { expect, test } from '@jest/globals';
import { rules } from '../../../../src/games/versailles-1919/rules.ts';
import { type Corrected, correctAtRandom, summed } from '../../correct-at-random.ts';
import { anyVersailles } from '../test-board.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 3);
/** A moderator interferes after every so manieth answer. */
const ONE_IN = Number(process.env.ONE_IN ?? 8);

const played: Corrected[] = [];

test.each([1, 2, 3, 4])(
  `${GAMES} random games of %d with random corrections: refused in words, or the game goes on soundly to its end`,
  (players) => {
    const games = Array.from({ length: GAMES }, (_, n) =>
      correctAtRandom(anyVersailles, `put right ${n}`, players, ONE_IN),
    );
    played.push(...games);
    expect(Object.keys(summed(games).made).length).toBeGreaterThan(5);
    for (const sentence of summed(games).sentences) expect(sentence).toMatch(/^[A-Z].*[.)]$/);
  },
  600_000,
);

test('all of them were made', () => {
  expect(Object.keys(summed(played).made).sort()).toEqual(Object.keys(rules.corrections ?? {}).sort());
});
