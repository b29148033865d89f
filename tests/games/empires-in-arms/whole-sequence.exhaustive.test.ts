import { beforeAll, expect, test } from '@jest/globals';
import { POWERS } from '../../../src/games/empires-in-arms/pack-lists.ts';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import { isRecord } from '../../../src/kernel/is-record.ts';
import type { Entry } from '../../../src/kernel/log.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { isOfKind } from '../../../src/records/guide/is-of-kind.ts';
import { type Fuzzed, fuzzGame } from '../../../src/simulation/fuzz/fuzz-game.ts';
import { huntingCampaign } from './harness/hunting-campaign.ts';
import { marchingModule } from './harness/marching-module.ts';

/**
 * Random campaigns of twelve months with the whole sequence (3): politics, reinforcement, naval and land turns with
 * supply, economy. `MARCH_GAMES=300 npm run test:exhaustive -- empires-in-arms/whole-sequence` is the long form.
 */
const GAMES = Number(process.env.MARCH_GAMES ?? 2);
/** In how many of them all that everybody sees is looked at after every entry. */
const LOOKED_AT = 20;
const MS_EACH = 240_000;

const played: Fuzzed[] = [];
beforeAll(() => {
  for (let n = 1; n <= GAMES; n += 1)
    played.push(fuzzGame(marchingModule(), `march ${n}`, { players: POWERS.length, looks: n <= LOOKED_AT }));
}, GAMES * MS_EACH);

/** The lines of all sheets of a kind, by their orders. */
const ordersIn = (log: readonly Entry[]): ReadonlySet<string> =>
  new Set(
    log.flatMap((entry) => {
      const lines: readonly unknown[] = entry.kind === 'answered' && Array.isArray(entry.answer) ? entry.answer : [];
      return lines.flatMap((line) => (isRecord(line) && typeof line.order === 'string' ? [line.order] : []));
    }),
  );

test('random campaigns of seven in 12 months: sound after every entry, without dead end, and replayed alike', () => {
  for (const { outcome, seats, entries } of played) {
    expect([outcome, seats]).toEqual(['empires-in-arms.end', POWERS.length]);
    expect(entries).toBeGreaterThan(150);
  }
});

test('in them fleets sail, corps march and leave factors behind, depots are placed, and corps forage', () => {
  const orders = new Set(played.flatMap(({ log }) => [...ordersIn(log)]));
  expect([...orders]).toEqual(expect.arrayContaining(['sail', 'march', 'detach', 'place-depot', 'supply', 'stay']));
  const purposes = played.flatMap(({ log }) => log.flatMap(({ chance = [] }) => chance.map(({ purpose }) => purpose)));
  expect(purposes.some((purpose) => purpose.startsWith('die:forage:'))).toBe(true);
  const unknown = purposes.filter((purpose) => !rules.chance?.some((kind) => isOfKind(purpose, kind.purpose)));
  expect([...new Set(unknown)]).toEqual([]);
});

test('turns are ordered ahead in them, and answered by that', () => {
  const ahead = played.flatMap(({ log }) => log.filter((entry) => entry.kind === 'answered' && entry.how === 'ahead'));
  expect(ahead.length).toBeGreaterThan(played.length);
});

test(
  'years in which corps hunt for enemies: sound after every entry, without dead end',
  () => {
    const met = new Set<string>();
    for (let n = 1; n <= GAMES; n += 1) {
      const game = huntingCampaign(seededRandom(`hunt ${n}`), ({ facts }) => {
        for (const { type } of facts) met.add(type);
      });
      expect(game.state.month).toBe(12);
    }
    const wanted = ['attack-declared', 'siege-begun', 'siege-lifted', 'embarked', 'landed', 'supplied'];
    expect([...met]).toEqual(expect.arrayContaining(wanted));
  },
  GAMES * MS_EACH,
);
