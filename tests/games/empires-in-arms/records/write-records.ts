import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outcomeOf } from '../../../../src/games/empires-in-arms/ending/outcome.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import type { Ending } from '../../../../src/games/empires-in-arms/state.ts';
import { positionOf } from '../../../../src/kernel/machine.ts';
import { recordInLines, recordOfFuzzed } from '../../../../src/simulation/fuzz/record-of-fuzzed.ts';
import { type Cast, type Chosen, playForRecord } from './play-for-record.ts';

/*
 * Writes the golden records of Empires in Arms:
 *
 *   node tools/run.mjs tests/games/empires-in-arms/records/write-records.ts tests/fixtures/records [names]
 *
 * Random games as `fuzz --keep` plays them are long, and nobody in them reaches a goal. Each ruleset has its own; those
 * of before stay as they are, for campaigns of before go on.
 */

type Wanted = {
  readonly name: string;
  readonly chosen: Chosen;
  readonly cast?: Cast;
  readonly ends: (ending: Ending, month: number) => boolean;
};

const WANTED: readonly Wanted[] = [
  {
    name: 'last-month',
    chosen: { campaign: 'short', powers: ['france', 'great_britain', 'austria'] },
    ends: ({ how, winners }) => how === 'last_month' && winners.length === 1,
  },
  {
    name: 'nobody',
    chosen: {
      campaign: 'short',
      reinforcement: 'in-order',
      civil_disorder: 'elimination',
      powers: ['austria', 'prussia', 'russia'],
    },
    ends: ({ how, winners }) => how === 'last_month' && winners.length === 0,
  },
  {
    name: 'goal',
    chosen: {
      campaign: 'short',
      powers: ['france', 'great_britain', 'turkey'],
      bids: { france: 4, great_britain: 3, turkey: 0 },
    },
    cast: { provoker: 'france', whimOneIn: 20 },
    // Before the last month.
    ends: ({ how, winners }, month) => how === 'goal' && winners.length === 1 && month < 35,
  },
  {
    name: 'objectives',
    chosen: { campaign: 'short', scenario: 'wagram_1809', powers: ['france', 'austria'] },
    ends: ({ how }) => how === 'objectives',
  },
  {
    name: 'army-lost',
    chosen: { campaign: 'short', scenario: 'jena_1806', powers: ['france', 'prussia'] },
    cast: { whimOneIn: 3 },
    ends: ({ how }) => how === 'army_lost',
  },
  // With bids for the sides (2.1, 13).
  {
    name: 'decisive',
    chosen: {
      campaign: 'short',
      scenario: 'jena_1806',
      powers: ['france', 'prussia'],
      bids: { france: 2, prussia: 0 },
    },
    cast: { whimOneIn: 3 },
    ends: ({ how }) => how === 'decisive',
  },
  // With a moderator's correction, and so in the first count of points: equal, with a bid to make good.
  {
    name: 'shared',
    chosen: { campaign: 'short', powers: ['france', 'spain', 'turkey'], bids: { france: 4, spain: 0, turkey: 0 } },
    cast: { points: { france: 124, spain: 97 }, whimOneIn: 30 },
    ends: ({ how, winners }) => how === 'goal' && winners.length > 1,
  },
  // Powers that nobody plays are controlled (14.3), and cannot win: Prussia reaches its goal first.
  {
    name: 'controlled',
    chosen: { campaign: 'short', unplayed: 'controlled', powers: ['france', 'great_britain', 'russia', 'turkey'] },
    cast: {
      points: { turkey: 93, prussia: 109 },
      bids: { france: { prussia: 3 }, great_britain: { prussia: 3, spain: 0 }, russia: { austria: 1 }, turkey: {} },
      whimOneIn: 30,
    },
    ends: ({ how, winners }) => how === 'goal' && winners.length === 1,
  },
];

/** Seeds that are tried before a wanted end counts as out of reach. */
const TRIES = 600;

function write(folder: string, { name, chosen, cast, ends }: Wanted): void {
  for (let n = 0; n < TRIES; n += 1) {
    const seed = `golden/${n}`;
    const { game, log, machine } = playForRecord(chosen, seed, cast);
    const { ending } = machine.state;
    if (!ending || !ends(ending, machine.state.month)) continue;
    const { key } = outcomeOf(positionOf(game, machine)).summary;
    const record = recordOfFuzzed({ log, options: { ...chosen, powers: [...chosen.powers] } }, `${key}.${name}`, seed);
    const { current } = rules.ruleset;
    const file = `${key}.${chosen.powers.length}.${name}.ruleset-${current}.json`;
    writeFileSync(join(folder, file), recordInLines(record));
    console.log(
      `${key}.${name}: ${seed}, ${log.length} entries, ${ending.winners.join()} in month ${machine.state.month}`,
    );
    return;
  }
  throw new Error(`no campaign of ${rules.id} ended as ${name} should`);
}

const [folder = 'tests/fixtures/records', ...names] = process.argv.slice(2);
for (const one of WANTED) if (names.length === 0 || names.includes(one.name)) write(folder, one);
