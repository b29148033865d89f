import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { comeBack } from '../../src/pauses/come-back.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import { standIn } from '../../src/seats/substitutes/stand-ins.ts';
import { readClocks } from '../../src/time/read-clocks.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 0, alarm: 9 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  await world.services.db
    .$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Mail", "Entry", "AnswerTime", "StandIn" CASCADE`;
});
afterAll(() => world.close());

const wait = (hours: number) => {
  world.clock.advance(hours * HOUR_MS);
  return tick(world.services);
};
const rowOf = (tableId: string, seat: string) =>
  world.services.db.pendingAnswer.findFirst({ where: { tableId, seat } });
const hoursFromNow = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS);

/** The clock has answered for Ann once, and she is asked again in the short time. */
async function silentAnn() {
  const table = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await wait(20);
  await answerNow(world.services, table.tableId, table.player('Bob'), 'pass');
  expect(await rowOf(table.tableId, 'Ann')).toMatchObject({ hours: 12 });
  return table;
}

describe('a player who says that they are back', () => {
  test('has the usual time again for what they are asked, and everybody reads it in the log', async () => {
    const { tableId, player } = await silentAnn();
    world.clock.advance(5 * HOUR_MS);
    expect(await comeBack(world.services, { tableId, ...player('Ann') })).toMatchObject({ back: true });
    expect(await rowOf(tableId, 'Ann')).toMatchObject({ hours: 20, dueAt: hoursFromNow(20), nextAt: hoursFromNow(10) });
    const { data } = await world.services.db.entry.findFirstOrThrow({ where: { tableId }, orderBy: { seq: 'desc' } });
    expect(data).toMatchObject({ kind: 'clock', change: 'returned', seat: 'Ann', by: player('Ann').playerId });
    const { seats } = await readClocks(world.services.db, tableId, world.clock.now());
    expect(seats.map(({ silence }) => silence)).toEqual([undefined, undefined]);
  });

  test('twice changes nothing, nor from somebody whom nobody missed', async () => {
    const { tableId, player } = await silentAnn();
    const { seq } = await comeBack(world.services, { tableId, ...player('Ann') });
    for (const seat of ['Ann', 'Bob'])
      expect(await comeBack(world.services, { tableId, ...player(seat) })).toEqual({ seq, back: false });
  });

  test('must hold the seat', async () => {
    const { tableId, player } = await silentAnn();
    const foreign = { tableId, seat: 'Ann', playerId: player('Bob').playerId };
    expect(await refused(() => comeBack(world.services, foreign))).toMatchObject({ code: 'forbidden' });
  });

  test('while the table is paused, has the usual time from its end on', async () => {
    const { tableId, player } = await silentAnn();
    await world.services.db.table.update({ where: { id: tableId }, data: { pausedAt: world.clock.now(), clocks: 1 } });
    await comeBack(world.services, { tableId, ...player('Ann') });
    expect(await rowOf(tableId, 'Ann')).toMatchObject({ left: 20, dueAt: null, nextAt: null });
  });
});

test('a player and the clock at the same last moment: they are back, or it has answered once', async () => {
  const { tableId, player } = await silentAnn();
  world.clock.advance(12 * HOUR_MS);
  const [report, back] = await Promise.all([
    tick(world.services),
    comeBack(world.another(), { tableId, ...player('Ann') }),
  ]);
  const answers = await world.services.db.entry.count({
    where: { tableId, kind: 'answered', data: { path: ['how'], equals: 'fallback' } },
  });
  expect(answers).toBe(1 + report.answered);
  expect(back).toMatchObject({ back: true });
});

describe('the offer that the clock made of a seat', () => {
  const sought: TimeControl = { ...timeControl, atExpiry: 'wait', substitute: { hours: 5, missed: 3 } };
  const soughtTable = async (hostSeat: 'Ann' | 'Bob' = 'Bob') => {
    const table = await startedTable(world, ['Ann', 'Bob'], { timeControl: sought });
    const { services: s } = world;
    await s.db.table.update({ where: { id: table.tableId }, data: { hostId: table.player(hostSeat).playerId } });
    await wait(20);
    expect(await wait(5)).toMatchObject({ sought: 1 });
    const substituteRequest = await s.db.substituteRequest.findFirstOrThrow({ where: { tableId: table.tableId } });
    return { ...table, substituteRequest };
  };
  const kept = async () =>
    (await world.services.db.notification.findMany({ where: { kind: 'seat-kept' } }))
      .map(({ playerId }) => playerId)
      .sort();
  const stateOf = async (id: string) =>
    (await world.services.db.substituteRequest.findUniqueOrThrow({ where: { id } })).state;

  test('is over in the transaction of its player’s answer; the host is told, and whoever was written to', async () => {
    const { services: s } = world;
    const [eve, fay] = [await world.person('Eve'), await world.person('Fay')];
    for (const { id } of [eve, fay]) await standIn(s, { playerId: id, game: 'relay' });
    const { tableId, player, substituteRequest } = await soughtTable();
    // Eve's mail went out; Fay's is still to be sent, and will be dropped.
    const { id: notificationId } = await s.db.notification.findFirstOrThrow({
      where: { kind: 'seat-offer', playerId: eve.id },
    });
    const mail = { id: 'm-eve', kind: 'seat-offer', playerId: eve.id, to: eve.email, tableId, status: 'sent' } as const;
    await s.db.mail.create({ data: mail });
    await s.db.notification.update({ where: { id: notificationId }, data: { mailId: mail.id } });
    await answerNow(s, tableId, player('Ann'), 'on');
    expect(await stateOf(substituteRequest.id)).toBe('withdrawn');
    expect(await kept()).toEqual([eve.id, player('Bob').playerId].sort());
  });

  test('is over when they say that they are back; a host who was sought for is not told of themselves', async () => {
    const { tableId, player, substituteRequest } = await soughtTable('Ann');
    expect(await comeBack(world.services, { tableId, ...player('Ann') })).toMatchObject({ back: true });
    expect(await stateOf(substituteRequest.id)).toBe('withdrawn');
    expect(await kept()).toEqual([]);
  });

  test('stays when the clock or somebody else moves the game on; and what people offer stays anyhow', async () => {
    const { services: s } = world;
    const { tableId, player, substituteRequest } = await soughtTable();
    const own = { tableId, seat: 'Ann', by: player('Ann').playerId, email: 'friend@people.example' };
    const { substituteRequestId } = await offerSeat(s, own);
    await wait(50);
    expect(await stateOf(substituteRequest.id)).toBe('open');
    await answerNow(s, tableId, player('Ann'), 'on');
    expect([await stateOf(substituteRequest.id), await stateOf(substituteRequestId)]).toEqual(['withdrawn', 'open']);
  });

  test('is written with its notifications, or not at all', async () => {
    const { services: s } = world;
    const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl: sought });
    await wait(20);
    await s.db.$executeRaw`
      ALTER TABLE "Notification" ADD CONSTRAINT no_seeking CHECK (data ->> 'what' IS DISTINCT FROM 'seeking')`;
    expect(await wait(5)).toMatchObject({ sought: 0 });
    expect(await s.db.substituteRequest.count({ where: { tableId } })).toBe(0);
    await s.db.$executeRaw`ALTER TABLE "Notification" DROP CONSTRAINT no_seeking`;
    expect(await wait(1)).toMatchObject({ sought: 1 });
  });
});

test('the game’s answer and the call that follows from it are written together, or not at all', async () => {
  const { services: s } = world;
  const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, alarm: 1 } });
  const { id: hostId } = await world.person('Host');
  await s.db.table.update({ where: { id: tableId }, data: { hostId } });
  await s.db.$executeRaw`ALTER TABLE "Notification" ADD CONSTRAINT no_call CHECK (kind <> 'moderator-called')`;
  expect(await wait(20)).toMatchObject({ answered: 0 });
  expect(await s.db.entry.count({ where: { tableId } })).toBe(1);
  await s.db.$executeRaw`ALTER TABLE "Notification" DROP CONSTRAINT no_call`;
  expect(await wait(1)).toMatchObject({ answered: 1 });
  expect(await s.db.notification.count({ where: { tableId, kind: 'moderator-called', playerId: hostId } })).toBe(1);
});
