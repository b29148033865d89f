import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playBot } from '../../src/demo/play-bot.ts';
import { translator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import type { GameRecord } from '../../src/records/record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { testGames } from '../fixtures/games.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const en = translator('en', 'UTC');
const asFile = (record: unknown) => readRecord(JSON.parse(JSON.stringify(record)));
const linesIn = ({ entries }: GameRecord) =>
  entries.flatMap((entry) => ('answer' in entry && Array.isArray(entry.answer) ? [entry.answer.length] : []));
const clean = { wrongHashes: [], rolls: { differing: [], filled: [], seedFits: true } };

/** Written by `npm run fuzz -- marches --games 1 --players 3 --seed golden14 --keep ...`, and with 5 and `golden3`. */
test.each([3, 5])(
  'a golden record of Marches with %i players: sheets, ambushes, standing orders, battles',
  (players) => {
    const file = new URL(`../fixtures/marches/records/marches.${players}.json`, import.meta.url);
    const record = asFile(JSON.parse(readFileSync(file, 'utf8')));
    const { machine, ...replayed } = replayRecord(record, testGames);
    expect(replayed).toMatchObject(clean);
    expect(replayed.hashes).toBeGreaterThanOrEqual(Math.floor(machine.seq / 7));
    expect(machine.over).toBe(true);
    expect(Math.max(...linesIn(record))).toBeGreaterThan(5);
    const purposes = replayed.entries.flatMap(({ entry }) => (entry.chance ?? []).map(({ purpose }) => purpose));
    for (const what of ['ambush:', 'battle:'])
      expect([what, purposes.some((purpose) => purpose.startsWith(what))]).toEqual([what, true]);
  },
);

test('a table that was played with sheets is exported, verifies by itself and is imported as it was', async () => {
  const { services } = world;
  const { tableId, players, player } = await startedTable(world, ['Ash', 'Birch', 'Cedar'], { game: 'marches' });
  const random = seededRandom('record of sheets');
  for (let asked = true; asked; ) {
    asked = false;
    for (const seat of players) asked = (await playBot(services, { tableId, ...seat, random })) || asked;
  }
  const record = asFile(await exportRecord(services, tableId));
  expect(Math.max(...linesIn(record))).toBeGreaterThan(2);
  expect(replayRecord(record, services.games)).toMatchObject(clean);
  expect(await verifyTable(services, tableId)).toMatchObject({ entries: record.entries.length, faults: [] });

  const { tableId: copy } = await importRecord(services, { record, hostId: player('Ash').playerId });
  const [before, after] = [
    await viewTable(services, tableId, 'spectator'),
    await viewTable(services, copy, 'spectator'),
  ];
  expect(after).toMatchObject({ status: 'finished', view: before.view, outcome: before.outcome });
  const again = asFile(await exportRecord(services, copy));
  // What was written in one go has one hash; what is read in is hashed entry by entry.
  const withoutHash = ({ entries }: GameRecord) => entries.map((entry) => ({ ...entry, hash: undefined }));
  expect([withoutHash(again), again.chapters]).toEqual([withoutHash(record), record.chapters]);
});

const byHand = (...sheets: readonly (readonly object[])[]) =>
  readRecord({
    despatch: 1,
    game: 'marches',
    seats: ['Ash', 'Birch', 'Cedar'].map((seat) => ({ seat })),
    seed: 'any',
    entries: [
      { kind: 'setup' },
      { seat: 'Ash', answer: { 'Ash-1': 2 } },
      { seat: 'Birch', answer: {} },
      { seat: 'Cedar', answer: { new: 1 } },
      ...sheets.map((answer, i) => ({ seat: ['Ash', 'Birch', 'Cedar'][i], answer })),
    ],
  });

test('a record with sheets may be typed in by hand', () => {
  const { machine } = replayRecord(
    byHand(
      [
        { order: 'move', answer: { corps: 'Ash-1', to: 'b1' } },
        { order: 'leave', answer: { corps: 'Ash-1', strength: 2 } },
      ],
      [],
      [{ order: 'stay', answer: 'Cedar-1' }],
    ),
    testGames,
  );
  expect(machine.state).toMatchObject({ season: 2, owner: { b1: 'Ash' }, money: { Cedar: 3 } });
  expect(Object(machine.state).corps).toContainEqual({ id: 'Ash-4', seat: 'Ash', area: 'b1', strength: 2, points: 3 });
});

test('a line that does not fit is named, with its entry, its number and the reason', () => {
  const record = byHand([
    { order: 'move', answer: { corps: 'Ash-1', to: 'b1' } },
    { order: 'move', answer: { corps: 'Ash-1', to: 'a2' } },
  ]);
  const refused = catchRefusal(() => replayRecord(record, testGames));
  const text = en.t(refused.reason);
  expect(text).toContain('Entry 5');
  expect(text).toContain('Line 2: “a2 is not next to b1.”');
  expect(text).not.toContain('Line 1:');
});

function catchRefusal(run: () => unknown): Refusal {
  try {
    run();
  } catch (fault) {
    if (fault instanceof Refusal) return fault;
    throw fault;
  }
  throw new Error('it was not refused');
}
