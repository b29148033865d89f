import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleMachine } from '../../src/kernel/sample-machine.ts';
import { MOST_TOLD, withEffects } from '../../src/kernel/tell-effects.ts';

const PLAYERS: { readonly [game: string]: number } = { 'iron-curtain': 2, 'versailles-1919': 3, 'empires-in-arms': 3 };
/** Answers of a game; a month of Empires in Arms has few such questions among many sheets. */
const ANSWERS = 60;
const { t } = translator('en', 'UTC');

/** What every open question of one of a few options says of its answers, to each seat that it is put to. */
function effectsIn(game: Game, machine: Machine) {
  return openDecisions(game, machine)
    .filter(({ sealed }) => !sealed)
    .flatMap(({ id: decision, waiting }) =>
      waiting.flatMap((seat) => {
        const question = questionFor(game, machine, decision, seat);
        if (question?.choice.kind !== 'one' || question.choice.options.length > MOST_TOLD) return [];
        const { choice } = withEffects(game, machine, { decision, seat }, question);
        const options = choice.kind === 'one' ? choice.options : [];
        return [{ decision, seat, effects: options.map(({ effect }) => effect && t(effect)) }];
      }),
    );
}

describe.each([...games.keys()])('%s: what an answer does to whoever gives it', (id) => {
  const module = games.get(id);
  if (!module) throw new Error(`no game ${id}`);
  const { rules } = module;
  const options = rules.parseOptions({});
  const seats = rules.seats(PLAYERS[id] ?? 3, options);
  const pack = rules.builtInPack().pack;
  const game: Game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };

  test('is said of each option, and is the same whatever is hidden from them', () => {
    let asked = 0;
    const draw = seededRandom('hidden');
    playAtRandom({
      game,
      setup: looseSetup(game, {}, 'effects'),
      chance: hmacChance('effects', { game: 'effects', salts: {} }),
      random: seededRandom('effects'),
      answers: ANSWERS,
      each: (_, { machine }) => {
        if (machine.over) return;
        for (const { decision, seat, effects } of effectsIn(game, machine)) {
          asked += 1;
          expect(effects.every((effect) => effect !== undefined && effect.length > 0)).toBe(true);
          const twin = sampleMachine(game, machine, seat, draw);
          // A game that draws nothing anew has twins of its own (tests/attack).
          if (!twin) continue;
          const theirs = effectsIn(game, twin).find((one) => one.decision === decision && one.seat === seat);
          expect(theirs?.effects).toEqual(effects);
        }
      },
    });
    expect(asked).toBeGreaterThan(0);
  });
});
