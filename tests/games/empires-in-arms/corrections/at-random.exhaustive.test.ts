import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import { correctAtRandom, summed } from '../../correct-at-random.ts';

/** The short campaign alone: random games are long. */
const short = anyModule({
  rules: { ...rules, optionFields: rules.optionFields.map((field) => ({ ...field, values: field.values.slice(-1) })) },
  board,
});
const ONE_IN = 8;
const GAMES = Number(process.env.FUZZ_GAMES ?? 16);

test('random campaigns with random corrections: refused in words, or the game goes on soundly to its end', () => {
  const games = Array.from({ length: GAMES }, (_, n) => correctAtRandom(short, `put right ${n}`, 3 + (n % 5), ONE_IN));
  const { made, sentences } = summed(games);
  // Sieges and capitals are put right where there are battles.
  const all = Object.keys(rules.corrections ?? {}).filter((name) => name !== 'siege' && name !== 'capital');
  expect(Object.keys(made).sort()).toEqual(all.sort());
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.)]$/);
}, 600_000);
