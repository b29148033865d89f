import { expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { explainAnswer, openDecisions } from '../../src/kernel/open-decisions.ts';
import { openOptionalActions } from '../../src/kernel/optional-actions.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';

const words = translator('en', 'UTC');

/** What a record or a program can send in place of an answer. */
const odd: readonly Answer[] = [
  '',
  'constructor',
  'x'.repeat(1000),
  -1,
  0.5,
  1e308,
  [],
  ['toString', 'toString'],
  {},
  { constructor: 1 },
  { a: { b: { c: ['d'] } } },
  { to: 'nobody', gives: { a: 1 }, asks: ['x'], text: 7 },
];

const tables = [...games.values()].flatMap(({ rules }) =>
  Array.from(
    { length: rules.players.max - rules.players.min + 1 },
    (_, i) => [rules.id, rules.players.min + i] as const,
  ),
);

/** A campaign of years asks the same questions again and again. */
const MOST_ANSWERS = 800;

test.each(tables)('%s with %s: an odd answer to any question is refused in words, or legal', (id, players) => {
  const rules = games.get(id)?.rules;
  if (!rules) throw new Error(`no game ${id}`);
  const options = rules.parseOptions({});
  const pack = rules.builtInPack();
  const seats = rules.seats(players, options);
  const game: Game = { rules, setting: { seats, options, pack: pack.pack, ruleset: rules.ruleset.current } };
  const met = new Set<string>();
  let refused = 0;
  const answerOddly = (machine: Machine) => {
    const asked = openDecisions(game, machine).map(({ id: decision, name, waiting }) => ({
      decision,
      name,
      seats: waiting,
    }));
    const offered = openOptionalActions(game, machine).map(({ id: decision, name, seats: may }) => ({
      decision,
      name,
      seats: may,
    }));
    for (const { decision, name, seats: who } of [...asked, ...offered]) {
      const [seat] = who;
      if (seat === undefined || met.has(name)) continue;
      met.add(name);
      for (const answer of odd) {
        const problem = explainAnswer(game, machine, { decision, seat, answer });
        if (!problem) continue;
        refused += 1;
        expect(words.t(problem).length).toBeGreaterThan(10);
      }
    }
  };
  playAtRandom({
    game,
    setup: looseSetup(game, {}, pack.hash),
    chance: hmacChance('odd', { game: 'odd', salts: {} }),
    random: seededRandom(`odd ${players}`),
    answers: MOST_ANSWERS,
    each: (_entry, { machine }) => answerOddly(machine),
  });
  expect(refused).toBeGreaterThan(met.size * (odd.length - 4));
});
