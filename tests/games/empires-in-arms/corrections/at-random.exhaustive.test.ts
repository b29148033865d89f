import { expect, test } from '@jest/globals';
import { board } from '../../../../src/games/empires-in-arms/board.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { CURRENT, MARCH } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { anyModule } from '../../../../src/kernel/any-game.ts';
import { correctAtRandom, summed } from '../../correct-at-random.ts';

/** The short campaign alone: random games are long. */
const short = (current: number) => {
  const optionFields = rules.optionFields.map((field) => ({ ...field, values: field.values.slice(-1) }));
  return anyModule({ rules: { ...rules, optionFields, ruleset: { ...rules.ruleset, current } }, board });
};
/** As often as a moderator would never have to. */
const ONE_IN = 4;
const GAMES = Number(process.env.FUZZ_GAMES ?? 14);

test('random campaigns with random corrections: refused in words, or the game goes on soundly to its end', () => {
  const games = Array.from({ length: GAMES }, (_, n) =>
    correctAtRandom(short(n % 2 === 0 ? MARCH : CURRENT), `put right ${n}`, 3 + (n % 5), ONE_IN),
  );
  const { made, sentences } = summed(games);
  // Sieges and capitals are put right only where there are any; few corps hold, or leaders lead, what is drawn.
  const rare = ['siege', 'capital', 'factors', 'leader'];
  const all = Object.keys(rules.corrections ?? {}).filter((name) => !rare.includes(name));
  expect(all.filter((name) => made[name] === undefined)).toEqual([]);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.)]$/);
}, 600_000);
