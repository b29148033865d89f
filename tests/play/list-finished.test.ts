import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { A_PAGE, listFinished } from '../../src/play/list-finished.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

async function finished(input = {}) {
  const table = await startedTable(world, ['Ann', 'Bob'], input);
  await answerNow(world.services, table.tableId, table.player('Ann'), 'finish');
  world.clock.advance(1000);
  return table;
}

test('finished tables: public ones to everybody, private ones to who played or was the host', async () => {
  const open = await finished({ public: true });
  const own = await finished();
  await startedTable(world, ['Ann', 'Bob'], { public: true });
  const ids = async (playerId: string | undefined, mine = false) =>
    (await listFinished(world.services, { playerId, mine })).tables.map(({ id }) => id);
  expect(await ids(undefined)).toEqual([open.tableId]);
  expect(await ids(undefined, true)).toEqual([]);
  expect(await ids(own.player('Bob').playerId)).toEqual([own.tableId, open.tableId]);
  expect(await ids(own.player('Bob').playerId, true)).toEqual([own.tableId]);
  expect((await listFinished(world.services, { playerId: undefined, mine: false, game: 'chess' })).tables).toEqual([]);
  const [line] = (await listFinished(world.services, { playerId: undefined, mine: false, game: 'relay' })).tables;
  expect(line).toMatchObject({ status: 'finished', outcome: { winners: ['Ann'] }, finishedAt: expect.any(Date) });
});

test('it comes in pages, the newest first, each table once', async () => {
  const { tableId, player } = await finished();
  const host = player('Ann').playerId;
  const row = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const copies = Array.from({ length: A_PAGE + 5 }, (_, i) => ({
    ...row,
    id: `copy-${String(i).padStart(3, '0')}`,
    options: {},
    timeControl: {},
    policy: {},
    outcome: {},
    seed: '',
  }));
  await world.services.db.table.createMany({ data: copies });
  const first = await listFinished(world.services, { playerId: host, mine: true });
  const second = await listFinished(world.services, { playerId: host, mine: true, after: first.next });
  expect(first.tables).toHaveLength(A_PAGE);
  expect(second).toMatchObject({ next: undefined });
  const all = [...first.tables, ...second.tables].map(({ id }) => id);
  expect(new Set(all).size).toBe(A_PAGE + 6);
  expect(
    all
      .toSorted()
      .toReversed()
      .filter((id) => id.startsWith('copy-')),
  ).toEqual(all.filter((id) => id.startsWith('copy-')));
});
