import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { games } from '../../src/games/registry.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
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
  expect(replayed.hashes).toBeGreaterThanOrEqual(Math.floor(record.entries.length / 7));
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

  test('hold a deal that was accepted and answers of standing orders in each game of several', () => {
    for (const record of several) {
      expect([record.table.name, accepted(record) > 0]).toEqual([record.table.name, true]);
      expect([record.table.name, byOrder(record) > 10]).toEqual([record.table.name, true]);
    }
  });
});

function playersOf({ seats }: GameRecord): number {
  return seats?.length ?? 0;
}

function isDeal(entry: object): boolean {
  return 'decision' in entry && String(entry.decision).startsWith('~answer-deal.');
}
