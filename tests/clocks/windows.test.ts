import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { viewClocks } from '../../src/pauses/view-clocks.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { conclaveTable } from '../play/windows/conclave-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

const nothing = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed: 0 };
const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  await world.services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry" CASCADE`;
});
afterAll(() => world.close());

const tickIn = (hours: number) => {
  world.clock.advance(hours * HOUR_MS);
  return tick(world.services);
};
const told = async (tableId: string) =>
  (
    await world.services.db.notification.findMany({
      where: { tableId },
      orderBy: [{ createdAt: 'asc' }, { seat: 'asc' }],
    })
  )
    .filter(({ kind }) => !['start', 'turn', 'invitation'].includes(kind))
    .map(({ kind, seat }) => `${kind} ${seat}`);

/** Conclave of three in which Ann has answered the question that only she is asked. */
async function ballot(control = timeControl) {
  const table = await conclaveTable(world, 3, { timeControl: control });
  await table.give('Ann', 'nobody', { decision: '1.2' });
  return table;
}

test('only those who are not ready are reminded, and at the end of the time an answer counts as it is', async () => {
  const { give, entries, tableId } = await ballot();
  await give('Ann', 'Leo');
  await give('Bob', 'Pius', { ready: false });
  expect(await tickIn(10)).toEqual({ ...nothing, reminded: 2 });
  expect(await told(tableId)).toEqual(['reminder Bob', 'reminder Cid']);
  await give('Cid', 'Urban');
  // Bob has answered, and there is no grace for who has.
  expect(await tickIn(10)).toEqual({ ...nothing, answered: 1 });
  expect((await entries()).slice(1)).toMatchObject([
    { seat: 'Ann', answer: 'Leo', how: 'page' },
    { seat: 'Bob', answer: 'Pius', how: 'page' },
    { seat: 'Cid', answer: 'Urban', how: 'page' },
  ]);
});

test('the game answers when it closes; neither log nor clocks tell others, and nobody falls silent by it', async () => {
  const { give, entries, tableId, seq } = await ballot();
  await give('Ann', 'Leo', { ready: false });
  await give('Cid', 'Leo', { ready: false });
  await tickIn(20);
  expect(await seq()).toBe(2);
  const { services } = world;
  const clocks = async (viewer: string) =>
    (await viewClocks(services, await viewTable(services, tableId, viewer), viewer))?.seats.map((one) => [
      one.seat,
      one.overdueSince !== undefined,
      one.silent,
    ]);
  const quiet = [
    ['Ann', false, false],
    ['Bob', false, false],
    ['Cid', false, false],
  ];
  expect(await clocks('Ann')).toEqual(quiet);
  expect(await clocks('moderator')).toEqual(quiet.with(1, ['Bob', true, false]));
  expect(await tickIn(4)).toMatchObject({ answered: 1 });
  expect((await entries()).slice(1)).toMatchObject([{}, { seat: 'Bob', answer: 'Leo', how: 'fallback' }, {}]);
  expect(await services.db.entry.count({ where: { tableId, kind: 'clock' } })).toBe(0);
  expect(await services.db.seat.count({ where: { tableId, silentSince: { not: null } } })).toBe(0);
  expect(await told(tableId)).toContain('expiry Bob');
});

test('a seat whose time is up is ready whatever it says, while others have time', async () => {
  const { give, ready, window, tableId } = await ballot();
  const { db } = world.services;
  // Cid has more time than the others.
  const longer = new Date(world.clock.now().getTime() + 100 * HOUR_MS);
  await db.pendingAnswer.updateMany({ where: { tableId, seat: 'Cid' }, data: { dueAt: longer, nextAt: longer } });
  await tickIn(20);
  await tickIn(4);
  expect((await window('Bob'))?.answers).toMatchObject([{ by: 'fallback', ready: true }]);
  await give('Bob', 'Urban', { ready: false });
  expect((await window('Bob'))?.answers).toMatchObject([{ by: 'given', answer: 'Urban', ready: true }]);
  expect(await refused(() => ready('Bob', false))).toMatchObject({ code: 'stale' });
});

test('how long somebody took is counted until they were ready', async () => {
  const { give, tableId } = await ballot();
  await give('Ann', 'Leo');
  world.clock.advance(3 * HOUR_MS);
  await give('Bob', 'Leo');
  world.clock.advance(3 * HOUR_MS);
  await give('Cid', 'Leo');
  const rows = await world.services.db.answerTime.findMany({
    where: { tableId, decision: '1.1' },
    orderBy: { seat: 'asc' },
  });
  expect(rows.map(({ askedAt, answeredAt }) => (answeredAt.getTime() - askedAt.getTime()) / HOUR_MS)).toEqual([
    0, 3, 6,
  ]);
});

test('a seat that is silent stays so, whoever answers for it: the end of it would tell', async () => {
  const { give, tableId } = await ballot();
  const { db } = world.services;
  const silentSince = world.clock.now();
  await db.seat.update({ where: { tableId_seat: { tableId, seat: 'Bob' } }, data: { silentSince } });
  for (const seat of ['Ann', 'Bob', 'Cid']) await give(seat, 'Leo');
  const bob = await db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat: 'Bob' } } });
  expect(bob.silentSince).toEqual(silentSince);
  expect(await db.entry.count({ where: { tableId, kind: 'clock' } })).toBe(0);
});

test.each([{ role: 'moderator' }, { role: 'player' }] as const)(
  'who has not answered moderators are told, hosts who play are not: Sid is a $role',
  async (one) => {
    const { db } = world.services;
    await db.player.updateMany({ data: { role: 'player' } });
    const sid = await world.person('Sid');
    await db.player.update({ where: { id: sid.id }, data: { role: one.role } });
    const { give, tableId, player } = await ballot({ ...timeControl, atExpiry: 'moderator' });
    await db.table.update({ where: { id: tableId }, data: { hostId: player('Ann').playerId } });
    await give('Ann', 'Leo');
    await give('Cid', 'Leo');
    for (const hours of [20, 4]) await tickIn(hours);
    const calls = await db.notification.findMany({ where: { tableId, kind: 'moderator-called' } });
    expect(calls.map(({ playerId }) => playerId)).toEqual(one.role === 'moderator' ? [sid.id] : []);
    expect(await told(tableId)).not.toContainEqual(expect.stringMatching(/Ann|Cid/));
  },
);
