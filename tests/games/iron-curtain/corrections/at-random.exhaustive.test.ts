import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/iron-curtain/board.ts';
import { rules } from '../../../../src/games/iron-curtain/rules.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import { correctAtRandom, summed } from '../../correct-at-random.ts';

const GAMES = Number(process.env.FUZZ_GAMES ?? 60);

test(`${GAMES} random games with random corrections: refused in words, or the game goes on soundly to its end`, () => {
  const module = anyModule({ rules, board });
  const all = summed(Array.from({ length: GAMES }, (_, n) => correctAtRandom(module, `corrected ${n}`, 2, 4)));
  if (process.env.SHOW) console.log(all);
  expect(Object.keys(all.made).sort()).toEqual(Object.keys(rules.corrections ?? {}).sort());
  for (const sentence of all.sentences) expect(sentence).toMatch(/^[A-Z].*[.)]$/);
}, 300_000);
