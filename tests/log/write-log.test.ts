import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { replayLog } from '../../src/kernel/replay-log.ts';
import { loadHead } from '../../src/log/load-head.ts';
import type { WrittenEntry } from '../../src/log/plan-entries.ts';
import { readEntries } from '../../src/log/read-entries.ts';
import { readLog } from '../../src/log/read-log.ts';
import { type GivenLog, writeLog } from '../../src/log/write-log.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/** A table's log as a record of it would be given. */
async function recorded(moves: readonly string[]): Promise<{ tableId: string; given: GivenLog }> {
  const { services } = world;
  const { tableId, player } = await startedTable(world);
  for (const move of moves) await answerNow(services, tableId, player('Ann'), move);
  const { game, seq } = await loadHead(services, tableId);
  const entries: WrittenEntry[] = [];
  const log = await readEntries(services, tableId, { after: 0, upTo: seq });
  const { machine } = replayLog({ game, log, each: (entry, { facts }) => entries.push({ entry, facts: [...facts] }) });
  const { seed } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const given = {
    hostId: player('Ann').playerId,
    name: 'Out of the archive',
    public: true,
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    players: { Ann: player('Ann').playerId },
    pack: game.rules.builtInPack(),
    builtIn: true,
    seed,
    entries,
    machine,
  };
  return { tableId, given };
}

test('a finished log becomes a finished table that reads the same', async () => {
  const { tableId, given } = await recorded(['on', 'roll', 'finish']);
  const copy = await writeLog(world.services, given);
  const [mine, theirs] = [
    await viewTable(world.services, copy.tableId, 'Ann'),
    await viewTable(world.services, tableId, 'Ann'),
  ];
  expect(mine).toMatchObject({ status: 'finished', name: 'Out of the archive', seq: theirs.seq, view: theirs.view });
  expect(mine.outcome).toEqual(theirs.outcome);
  expect(mine.seed).toBe(theirs.seed);
  const log = await readLog(world.services, copy.tableId, 'Ann', { from: 2 });
  expect(log).toEqual(await readLog(world.services, tableId, 'Ann', { from: 2 }));
});

test('a log that is not over is played on, with the chance of its seed', async () => {
  const { tableId, given } = await recorded(['on', 'roll']);
  const copy = await writeLog(world.services, given);
  const ann = { seat: 'Ann', playerId: given.hostId };
  await answerNow(world.services, copy.tableId, ann, 'roll');
  await answerNow(world.services, tableId, ann, 'roll');
  const [mine, theirs] = [await loadHead(world.services, copy.tableId), await loadHead(world.services, tableId)];
  expect(stateHash(mine.machine)).toBe(stateHash(theirs.machine));
  expect(await world.services.db.notification.count({ where: { tableId: copy.tableId, kind: 'start' } })).toBe(0);
});

test('a log without its beginning, or with a gap, is refused', async () => {
  const { given } = await recorded(['on', 'on']);
  const before = await world.services.db.table.count();
  for (const entries of [given.entries.slice(1), given.entries.toSpliced(1, 1), []])
    expect(await refused(() => writeLog(world.services, { ...given, entries }))).toMatchObject({ code: 'bad-input' });
  expect(await world.services.db.table.count()).toBe(before);
});
