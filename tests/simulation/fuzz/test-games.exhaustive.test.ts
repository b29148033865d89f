import { expect, test } from '@jest/globals';
import { hmacChance } from '../../../src/kernel/hmac-chance.ts';
import type { Game } from '../../../src/kernel/machine.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { looseSetup, playAtRandom } from '../../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { fuzzGame } from '../../../src/simulation/fuzz/fuzz-game.ts';
import { testGames } from '../../fixtures/games.ts';
import { marches } from '../../fixtures/marches/rules.ts';

/** How many games of each; `npm run fuzz` plays more of them. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 60);

test.each([...testGames.values()].map((module) => [module.rules.id, module] as const))(
  'random games of %s: sound after every entry, and replayed alike',
  (id, module) => {
    const seats = new Set<number>();
    for (let n = 0; n < GAMES; n += 1) seats.add(fuzzGame(module, `${id} ${n}`).seats);
    const { min, max } = module.rules.players;
    expect(seats.size).toBe(max - min + 1);
  },
  600_000,
);

/** What happened in a random game of Marches: its facts, the answers' channels, the most battles at once. */
function storyOf(n: number) {
  const { rules } = marches;
  const seats = rules.seats(3 + (n % 5), {});
  const game: Game = { rules, setting: { seats, options: {}, pack: {}, ruleset: rules.ruleset.current } };
  const facts: string[] = [];
  let battles = 0;
  const { log, machine } = playAtRandom({
    game,
    setup: looseSetup(game, {}, 'marches-1'),
    chance: hmacChance(`story ${n}`, { game: 'marches', salts: {} }),
    random: seededRandom(`story ${n}`),
    each: (_, applied) => {
      facts.push(...applied.facts.map(({ type }) => type));
      const open = openDecisions(game, applied.machine).filter(({ name }) => name === 'tactics');
      battles = Math.max(battles, open.length);
    },
  });
  const byOrder = log.filter((entry) => entry.kind === 'answered' && entry.how === 'standing-order').length;
  return { facts, battles, byOrder, machine };
}

test('random games of Marches meet all that Marches is there to prove', () => {
  const stories = Array.from({ length: 25 }, (_, n) => storyOf(n));
  const facts = new Set(stories.flatMap((story) => story.facts));
  expect([...facts].toSorted()).toEqual([
    'ahead',
    'ambushed',
    'bought',
    'fell-back',
    'fought',
    'left',
    'moved',
    'ordered',
    'passed-over',
    'season-over',
    'stands',
    'waits',
  ]);
  expect(Math.max(...stories.map(({ battles }) => battles))).toBeGreaterThan(1);
  expect(stories.some(({ byOrder }) => byOrder > 0)).toBe(true);
});
