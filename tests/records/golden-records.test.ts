import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { rules as versailles } from '../../src/games/versailles-1919/rules.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { readRecord } from '../../src/records/read-record.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';

const folder = fileURLToPath(new URL('../fixtures/records/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
const golden = (file: string) => readRecord(JSON.parse(readFileSync(`${folder}${file}`, 'utf8')));

test.each(files)('%s: today’s rules give every state and every roll that was recorded', (file) => {
  const record = golden(file);
  const { game, machine, ...replayed } = replayRecord(record, games);
  expect(replayed).toMatchObject({ wrongHashes: [], rolls: { differing: [], filled: [], seedFits: true } });
  expect(replayed.hashes).toBeGreaterThanOrEqual(Math.floor(machine.seq / 7));
  expect(file).toContain(outcomeOf(game, machine)?.summary.key ?? 'an end');
});

describe('the records of Versailles 1919', () => {
  const records = files.map(golden).filter(({ game }) => game === 'versailles-1919');
  const several = records.filter((record) => playersOf(record) > 1);
  const count = (fits: (entry: object) => boolean) => (record: GameRecord) => record.entries.filter(fits).length;
  const accepted = count((entry) => 'answer' in entry && isDeal(entry) && entry.answer === 'accept');
  const byOrder = count((entry) => 'how' in entry && entry.how === 'standing-order');

  test('are of every number of players and every length', () => {
    expect(new Set(records.map(playersOf))).toEqual(new Set([1, 2, 3, 4]));
    expect(new Set(several.map(({ options }) => options.length))).toEqual(
      new Set(['standard', 'longer', 'long', 'longest']),
    );
  });

  test('are of every ruleset, and one of the newest is a game that the ruleset before plays otherwise', () => {
    const { current } = versailles.ruleset;
    expect(new Set(records.map(({ ruleset }) => ruleset))).toEqual(new Set([1, current]));
    const newest = records.filter(({ ruleset }) => ruleset === current);
    expect(newest.every((record) => replaysUnder(record, current))).toBe(true);
    expect(newest.every((record) => replaysUnder(record, current - 1))).toBe(false);
  });

  test('hold a deal that was accepted and answers of standing orders in each game of several', () => {
    for (const record of several) {
      expect([record.table.name, accepted(record) > 0]).toEqual([record.table.name, true]);
      expect([record.table.name, byOrder(record) > 10]).toEqual([record.table.name, true]);
    }
  });
});

test('the records of Empires in Arms are of all rulesets but one, and end as campaigns and scenarios can', () => {
  const ends = files.flatMap((file) => {
    const record = golden(file);
    if (record.game !== 'empires-in-arms') return [];
    const { game, machine } = replayRecord(record, games);
    const { winners, summary } = outcomeOf(game, machine) ?? {};
    return [`${record.ruleset}: ${summary?.args?.how}, ${winners?.length} of ${record.seats?.length}`];
  });
  const before = ['goal, 1 of 3', 'goal, 2 of 3', 'last_month, 0 of 3', 'last_month, 1 of 3'];
  const march = ['goal, 1 of 3', 'last_month, 0 of 3', 'last_month, 1 of 3'];
  // Scenarios (13) too.
  const goals = ['goal, 1 of 3', 'goal, 1 of 4', 'goal, 2 of 3'];
  const battle = ['army_lost, 1 of 2', 'decisive, 1 of 2', ...goals, ...march.slice(1), 'objectives, 1 of 2'];
  const latest = ['goal, 1 of 3', 'goal, 1 of 4', 'last_month, 1 of 3', 'objectives, 1 of 2'];
  // Ruleset 4 was current for a night.
  const all = [before, march, battle, [], latest].flatMap((ways, n) => ways.map((end) => `${n + 1}: ${end}`));
  expect(ends.sort()).toEqual(all);
});

test('campaigns with battles are such as the ruleset before plays otherwise, with sieges in them', () => {
  const records = files.map(golden).filter(({ game, ruleset }) => game === 'empires-in-arms' && ruleset === 3);
  // Short ones end in the first months, before anybody has marched far.
  const campaigns = records.filter(({ seats = [], entries }) => seats.length > 2 && entries.length > 300);
  expect(campaigns.map((record) => replaysUnder(record, 2))).toEqual(campaigns.map(() => false));
  const drawn = campaigns.map(({ entries }) => JSON.stringify(entries));
  expect(drawn.map((text) => text.includes('die:battle:'))).toEqual(campaigns.map(() => true));
  expect(drawn.some((text) => text.includes('die:breach:'))).toBe(true);
});

/** Whether every entry and every state of a record is as a ruleset has it. */
function replaysUnder(record: GameRecord, ruleset: number): boolean {
  const entries = record.entries.map((entry) => (entry.kind === 'setup' ? { ...entry, ruleset } : entry));
  try {
    return replayRecord({ ...record, ruleset, entries }, games).wrongHashes.length === 0;
  } catch (fault) {
    if (fault instanceof Refusal) return false;
    throw fault;
  }
}

function playersOf({ seats }: GameRecord): number {
  return seats?.length ?? 0;
}

function isDeal(entry: object): boolean {
  return 'decision' in entry && String(entry.decision).startsWith('~answer-deal.');
}
