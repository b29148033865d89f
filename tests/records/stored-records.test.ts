import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDemoTable } from '../../src/demo/demo-table.ts';
import { playBot } from '../../src/demo/play-bot.ts';
import EARLIER from '../../src/games/versailles-1919/data/earlier-packs.json' with { type: 'json' };
import type { JsonObject } from '../../src/kernel/json.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type TestServices, testServices } from '../harness/services.ts';

let database: FreshDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
  services = testServices(database.db);
});
afterAll(() => database.drop());

type Seats = readonly { readonly seat: string; readonly playerId: string }[];

/** Random answers at a table of Iron Curtain, so many or to the end. */
async function play(tableId: string, seats: Seats, answers = Number.POSITIVE_INFINITY): Promise<void> {
  const random = seededRandom(tableId);
  for (let n = 0; n < answers; n += 1) {
    const done = [];
    for (const seat of seats)
      if (done.length === 0 && (await playBot(services, { tableId, ...seat, random }))) done.push(seat);
    if (done.length === 0) return;
  }
}

const asFile = (record: unknown) => readRecord(JSON.parse(JSON.stringify(record)));

test('a finished table is exported with its seed, verifies by itself and is imported as it was', async () => {
  const table = await openDemoTable(services, 'Archive');
  await play(table.id, table.seats);
  const record = asFile(await exportRecord(services, table.id));
  const replayed = replayRecord(record, services.games);
  expect(replayed).toMatchObject({ wrongHashes: [], rolls: { differing: [], filled: [], seedFits: true } });
  expect(replayed.rolls.checked).toBe(1);
  expect(record.seats).toEqual([
    { seat: 'us', player: 'Ann' },
    { seat: 'ussr', player: 'Boris' },
  ]);

  const copy = await importRecord(services, { record, hostId: table.seats[0]?.playerId ?? '' });
  const [before, after] = await Promise.all([table.id, copy.tableId].map((id) => viewTable(services, id, 'spectator')));
  expect(after).toMatchObject({ status: 'finished', name: 'Archive', view: before?.view, outcome: before?.outcome });
  const again = asFile(await exportRecord(services, copy.tableId));
  expect(again.entries).toEqual(record.entries);
  expect(again.chapters).toEqual(record.chapters);
});

test('a record names the chapters and their parts; nobody need write them, and they decide nothing', async () => {
  const table = await openDemoTable(services, 'Chapters');
  await play(table.id, table.seats);
  const record = asFile(await exportRecord(services, table.id));
  expect(record.chapters?.map(({ id, first }) => [id, first])).toEqual([
    ['round-1', 1],
    ['round-2', (record.chapters?.[0]?.last ?? 0) + 1],
  ]);
  expect(record.chapters?.at(-1)?.last).toBe(record.entries.length);
  expect(record.chapters?.[0]?.parts?.[0]).toMatchObject({ id: 'turn-1', first: 1 });

  const hostId = table.seats[0]?.playerId ?? '';
  const { chapters, ...older } = record;
  const odd = { ...record, chapters: [{ id: 'round-7', first: 3, last: 2 }] };
  for (const given of [older, odd]) {
    const { tableId } = await importRecord(services, { record: asFile(given), hostId });
    expect(asFile(await exportRecord(services, tableId)).chapters).toEqual(chapters);
  }
  const unfit = { ...record, chapters: [{ id: 'Round 1', first: 1, last: 2 }] };
  expect(() => asFile(unfit)).toThrow(/chapters\[0\]\.id|records\.not-a-record/);
});

test('a running table is exported without its seed; imported, it can be played to an end that verifies', async () => {
  const table = await openDemoTable(services, 'Half way');
  await play(table.id, table.seats, 12);
  const record = asFile(await exportRecord(services, table.id));
  expect(record.seed).toBeUndefined();
  const { seed } = await services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  const players = Object.fromEntries(table.seats.map(({ seat, playerId }) => [seat, playerId]));
  const copy = await importRecord(services, { record: { ...record, seed }, hostId: players.us ?? '', players });
  services = testServices(database.db); // as after a restart
  await play(copy.tableId, table.seats);
  const finished = asFile(await exportRecord(services, copy.tableId));
  expect(replayRecord(finished, services.games)).toMatchObject({
    wrongHashes: [],
    rolls: { differing: [], seedFits: true },
  });
  expect((await verifyTable(services, copy.tableId)).faults).toEqual([]);
});

test('imported without its seed, a game goes on with another, which its record does not call sealed', async () => {
  const table = await openDemoTable(services, 'Seedless');
  await play(table.id, table.seats, 5);
  const record = asFile(await exportRecord(services, table.id));
  const players = Object.fromEntries(table.seats.map(({ seat, playerId }) => [seat, playerId]));
  const copy = await importRecord(services, { record, hostId: players.us ?? '', players });
  await play(copy.tableId, table.seats);
  const finished = asFile(await exportRecord(services, copy.tableId));
  expect(finished.seed).toBeUndefined();
  expect(replayRecord(finished, services.games).rolls).toMatchObject({ unchecked: 'no-seed', seedFits: true });
});

test('a hand-written record becomes a table: only the first cards are given', async () => {
  const record = readRecord({
    despatch: 1,
    game: 'iron-curtain',
    entries: [
      { kind: 'setup', chance: [{ purpose: 'deck:strategy', result: ['vietnam', 'japan', 'south_korea'] }] },
      { seat: 'ussr', answer: 'us' },
      { seat: 'us', answer: 'vietnam' },
    ],
  });
  const { player } = { player: await services.db.player.findFirstOrThrow() };
  const { tableId, replayed } = await importRecord(services, { record, hostId: player.id, players: { us: player.id } });
  expect(replayed.rolls.filled).toEqual([1]);
  const view = await viewTable(services, tableId, 'us');
  expect(view).toMatchObject({ status: 'playing', seq: 3 });
  expect(JSON.stringify(view.view)).toContain('japan');
});

test('a record of an earlier release names a pack that was the built-in one then: it is known still', async () => {
  const [earlier] = EARLIER;
  if (!earlier) throw new Error('no earlier pack');
  const record = readRecord({
    ...{ despatch: 1, game: 'versailles-1919', ruleset: 1, seed: 'any', pack: { hash: earlier.hash } },
    ...{ seats: [{ seat: 'uk' }, { seat: 'fr' }], entries: [{ kind: 'setup' }] },
  });
  const { id: hostId } = await services.db.player.findFirstOrThrow();
  const { tableId } = await importRecord(services, { record, hostId });
  const table = await services.db.table.findUniqueOrThrow({ where: { id: tableId }, include: { pack: true } });
  expect(table).toMatchObject({ ruleset: 1, packHash: earlier.hash, pack: { builtIn: true } });
  const exported = asFile(await exportRecord(services, tableId));
  expect(exported.pack).toMatchObject({ hash: earlier.hash, content: { events: expect.anything() } });
  expect(replayRecord(exported, services.games).wrongHashes).toEqual([]);
});

test('verify finds an entry that was changed behind the server’s back', async () => {
  const table = await openDemoTable(services, 'Tampered');
  await play(table.id, table.seats, 8);
  expect(await verifyTable(services, table.id)).toMatchObject({ entries: 9, hashes: 9, faults: [] });
  const where = { tableId_seq_secret: { tableId: table.id, seq: 5, secret: 0 } };
  const { data } = await services.db.entry.findUniqueOrThrow({ where });
  await services.db.entry.update({ where, data: { data: { ...(data as JsonObject), hash: '0'.repeat(32) } } });
  expect((await verifyTable(services, table.id)).faults).toEqual(['the state after entry 5 has another hash']);
  await services.db.entry.delete({ where });
  expect((await verifyTable(services, table.id)).faults).toEqual(['entry 5 is missing']);
});

test('a table that is unknown or has not started has no record', async () => {
  await expect(exportRecord(services, 'nowhere')).rejects.toMatchObject({ code: 'not-found' });
});

test('a record whose entries were changed is not imported', async () => {
  const table = await openDemoTable(services, 'Forged');
  await play(table.id, table.seats, 6);
  const record = asFile(await exportRecord(services, table.id));
  const entries = record.entries.map((entry) =>
    'hash' in entry && entry.seq === 4 ? { ...entry, hash: 'f'.repeat(32) } : entry,
  );
  const hostId = table.seats[0]?.playerId ?? '';
  await expect(importRecord(services, { record: { ...record, entries }, hostId })).rejects.toMatchObject({
    code: 'bad-input',
  });
});
