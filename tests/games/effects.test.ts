import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Choice } from '../../src/kernel/choice.ts';
import type { SeatId } from '../../src/kernel/decision.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../src/kernel/optional-actions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleMachine } from '../../src/kernel/sample-machine.ts';
import { MOST_TOLD, withEffects } from '../../src/kernel/tell-effects.ts';

const PLAYERS: { readonly [game: string]: number } = { 'iron-curtain': 2, 'versailles-1919': 3, 'empires-in-arms': 3 };
/** Answers of a game; a month of Empires in Arms has few such questions among many sheets. */
const ANSWERS = 60;
const { t } = translator('en', 'UTC');

type Said = { readonly kind: string; readonly effects: readonly (string | undefined)[] };

/** What is said of each option of a choice, of a form field by field. */
function saidOf(choice: Choice): readonly Said[] {
  switch (choice.kind) {
    case 'form':
      return choice.fields.flatMap((field) => saidOf(field.choice).map((said) => ({ ...said, kind: 'form' })));
    case 'one':
    case 'some':
      return [{ kind: choice.kind, effects: choice.options.map(({ effect }) => effect && t(effect)) }];
    case 'spread':
      return [{ kind: choice.kind, effects: choice.slots.map(({ effect }) => effect && t(effect)) }];
    default:
      return [];
  }
}

/** What every question, and what every optional action says of its answers, to each seat that it is put to. */
function effectsIn(game: Game, machine: Machine) {
  const asked = openDecisions(game, machine).filter(({ sealed }) => !sealed);
  const beside = openOptionalActions(game, machine).filter(({ sealed }) => !sealed);
  const put = [
    ...asked.flatMap(({ id, waiting }) => waiting.map((seat) => ({ id, seat, aside: false }))),
    ...beside.flatMap(({ id, seats }) => seats.map((seat) => ({ id, seat, aside: true }))),
  ];
  return put.flatMap(({ id: decision, seat, aside }) => {
    const question = questionFor(game, machine, decision, seat);
    if (!question) return [];
    const { choice } = withEffects(game, machine, { decision, seat }, question);
    return saidOf(choice).map((said, n) => ({ ...said, of: `${decision} ${seat} ${n}`, seat, aside }));
  });
}

/** Parts that are told by themselves in the games of this file. */
const PARTS: { readonly [game: string]: readonly string[] } = {
  'iron-curtain': ['spread'],
  'versailles-1919': ['form', 'spread'],
  'empires-in-arms': [],
};

describe.each([...games.keys()])('%s: what an answer does to whoever gives it', (id) => {
  const module = games.get(id);
  if (!module) throw new Error(`no game ${id}`);
  const { rules } = module;
  const options = rules.parseOptions({});
  const seats = rules.seats(PLAYERS[id] ?? 3, options);
  const pack = rules.builtInPack().pack;
  const game: Game = { rules, setting: { seats, options, pack, ruleset: rules.ruleset.current } };

  test('is said of each option, and is the same whatever is hidden from them', () => {
    const told = new Map<string, number>();
    const draw = seededRandom('hidden');
    playAtRandom({
      game,
      setup: looseSetup(game, {}, 'effects'),
      chance: hmacChance('effects', { game: 'effects', salts: {} }),
      random: seededRandom('effects'),
      answers: ANSWERS,
      each: (_, { machine }) => {
        if (machine.over) return;
        const twins = new Map<SeatId, ReturnType<typeof effectsIn>>();
        for (const { of, seat, kind, aside, effects } of effectsIn(game, machine)) {
          if (kind === 'one' && !aside && effects.length <= MOST_TOLD)
            expect(effects.every((effect) => effect !== undefined && effect.length > 0)).toBe(true);
          if (effects.some((effect) => effect !== undefined)) told.set(kind, (told.get(kind) ?? 0) + 1);
          const twin = twins.has(seat) ? undefined : sampleMachine(game, machine, seat, draw);
          if (twin) twins.set(seat, effectsIn(game, twin));
          // A game that draws nothing anew has twins of its own (tests/attack).
          const theirs = twins.get(seat);
          if (theirs) expect(theirs.find((one) => one.of === of)?.effects).toEqual(effects);
        }
      },
    });
    expect([...told.keys()]).toEqual(expect.arrayContaining(['one', ...(PARTS[id] ?? [])]));
  });
});
