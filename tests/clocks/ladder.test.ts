import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { nextStep, STAGE, type WaitingClock } from '../../src/clocks/next-step.ts';
import { tick } from '../../src/clocks/tick.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { takeSeat } from '../../src/seats/substitutes/answer-substitute-request.ts';
import { standIn } from '../../src/seats/substitutes/stand-ins.ts';
import { reliabilityOf } from '../../src/time/reliability.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const nothing = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed: 0 };
const base: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'wait', graceHours: 4 };
const asked = new Date('2026-11-24T00:00:00Z');
const hour = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS);
const row = (stage: number, timeControl: Partial<TimeControl>): WaitingClock => ({
  askedAt: asked,
  dueAt: hour(20),
  hours: 20,
  stage,
  timeControl: { ...base, ...timeControl },
  timeZone: 'UTC',
});
const substitute = { hours: 10, missed: 2 };

describe('the steps of the ladder', () => {
  test('one reminder, or none', () => {
    expect(nextStep(row(0, { reminders: [75] }), hour(15))).toEqual({ deed: 'remind', stage: 1, nextAt: hour(20) });
    expect(nextStep(row(0, { reminders: [] }), hour(15))).toEqual({ deed: 'nothing', stage: 0, nextAt: hour(20) });
  });

  test('a table that waits seeks somebody after grace and patience', () => {
    expect(nextStep(row(2, { substitute }), hour(20))).toEqual({ deed: 'expire', stage: 3, nextAt: hour(34) });
    expect(nextStep(row(3, { substitute }), hour(34))).toMatchObject({ deed: 'seek', stage: 4 });
    expect(nextStep(row(STAGE.sought, { substitute }), hour(40))).toMatchObject({
      deed: 'nothing',
      nextAt: undefined,
    });
  });

  test('where the moderator is called, somebody is sought so much later', () => {
    const timeControl = { atExpiry: 'moderator', substitute } as const;
    expect(nextStep(row(3, timeControl), hour(24))).toEqual({ deed: 'call', stage: STAGE.called, nextAt: hour(34) });
    expect(nextStep(row(STAGE.called, timeControl), hour(34))).toMatchObject({ deed: 'seek' });
  });

  test('a table that no longer seeks anybody is left alone', () => {
    expect(nextStep(row(STAGE.called, {}), hour(34))).toEqual({ deed: 'nothing', stage: 4, nextAt: undefined });
  });

  test('rows of before, which do not say what they were given, are reminded as before', () => {
    const old = { ...row(0, {}), hours: undefined };
    expect(nextStep(old, hour(10))).toEqual({ deed: 'remind', stage: 1, nextAt: hour(18) });
  });

  test('grace does not run while the player is away', () => {
    const away = [{ from: hour(20), to: hour(44) }];
    expect(nextStep({ ...row(2, { atExpiry: 'fallback' }), away }, hour(20)).nextAt).toEqual(hour(48));
  });
});

describe('somebody who has vanished', () => {
  let world: World;
  beforeAll(async () => {
    world = await tableWorld();
  });
  beforeEach(async () => {
    await world.services.db
      .$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry", "AnswerTime" CASCADE`;
  });
  afterAll(() => world.close());
  const wait = (hours: number) => {
    world.clock.advance(hours * HOUR_MS);
    return tick(world.services);
  };
  const substituteRequests = () => world.services.db.substituteRequest.findMany();

  test('is told on a table that waits that a substitute is sought; the seat stays theirs meanwhile', async () => {
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...base, substitute } });
    await wait(20);
    expect(await wait(13.9)).toEqual(nothing);
    await world.services.db.notification.deleteMany();
    expect(await wait(0.1)).toEqual({ ...nothing, sought: 1 });
    expect(await substituteRequests()).toMatchObject([{ tableId, seat: 'Ann', email: null, state: 'open' }]);
    const notifications = await world.services.db.notification.findMany({ where: { kind: 'clock' } });
    expect(notifications).toMatchObject([
      { seat: 'Ann', playerId: player('Ann').playerId, data: { what: 'seeking', seat: 'Ann' } },
    ]);
    expect(await wait(100)).toEqual(nothing);
    expect(await substituteRequests()).toHaveLength(1);
  });

  test('of a host who does not play: they are written to; a host who has vanished has offered nothing', async () => {
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...base, substitute } });
    const { id: hostId } = await world.person('Host');
    await world.services.db.table.update({ where: { id: tableId }, data: { hostId } });
    await wait(20);
    await world.services.db.notification.deleteMany();
    await wait(14);
    const [substituteRequest] = await substituteRequests();
    expect(substituteRequest).toMatchObject({ seat: 'Ann', byId: hostId });
    expect(await world.services.db.notification.findMany({ orderBy: { kind: 'asc' } })).toMatchObject([
      { kind: 'clock', seat: 'Ann', playerId: player('Ann').playerId },
      { kind: 'seat-offered', seat: null, playerId: hostId, data: { substituteRequest: substituteRequest?.id } },
    ]);
    const own = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...base, substitute } });
    await wait(20);
    await wait(14);
    const eve = await world.person('Eve');
    const { id: substituteRequestId } = await world.services.db.substituteRequest.findFirstOrThrow({
      where: { tableId: own.tableId },
    });
    await standIn(world.services, { playerId: eve.id, game: 'relay' });
    await takeSeat(world.services, { substituteRequestId, playerId: eve.id });
    const [record] = await reliabilityOf(world.services, [own.player('Ann').playerId]);
    expect(record).toMatchObject({ dropouts: 1, handedOver: 0 });
  });

  test('calls the host and the moderators where the game answers: once, until the player answers again', async () => {
    const timeControl: TimeControl = { ...base, atExpiry: 'fallback', graceHours: 0 };
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
    const { playerId: hostId } = player('Bob');
    const moderator = await world.person('Mina');
    await world.services.db.table.update({ where: { id: tableId }, data: { hostId } });
    await world.services.db.tableModerator.create({ data: { tableId, playerId: moderator.id } });
    /** A round in which Ann does nothing, and Bob passes: who was called, and after how many. */
    const missed = async () => {
      await wait(20);
      await answerNow(world.services, tableId, player('Bob'), 'pass');
      const notifications = await world.services.db.notification.findMany({
        where: { kind: 'moderator-called' },
        orderBy: { seat: 'asc' },
      });
      await world.services.db.notification.deleteMany();
      return notifications.map(({ seat, playerId, data }) => ({ seat, playerId, data }));
    };
    const called = { of: 'table', host: 'Bob', moderators: ['Mina'] };
    const calls = (times: number) => [
      { seat: 'Bob', playerId: hostId, data: { lateSeat: 'Ann', missed: times, called } },
      { seat: null, playerId: moderator.id, data: { lateSeat: 'Ann', missed: times, called } },
    ];
    expect([await missed(), await missed(), await missed()]).toEqual([[], calls(2), []]);
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    await answerNow(world.services, tableId, player('Bob'), 'pass');
    expect([await missed(), await missed()]).toEqual([[], calls(2)]);
    await world.services.db.table.update({
      where: { id: tableId },
      data: { timeControl: { ...timeControl, alarm: 4 } },
    });
    expect([await missed(), await missed()]).toEqual([[], calls(4)]);
  });

  test('is replaced where the game answers, after a number of answers in a row that were not theirs', async () => {
    const timeControl: TimeControl = { ...base, atExpiry: 'fallback', graceHours: 0, substitute };
    const { tableId } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { timeControl });
    const missed = async () => {
      for (const hours of [10, 8, 2]) await wait(hours);
      return (await substituteRequests()).map(({ seat }) => seat);
    };
    expect(await missed()).toEqual([]); // Ann
    expect(await missed()).toEqual([]); // Bob
    expect(await missed()).toEqual([]); // Cid
    expect(await missed()).toEqual(['Ann']);
    expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([{ seat: 'Bob' }]);
  });

  test('is sought once, when several servers tick at the same time', async () => {
    await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...base, substitute } });
    await wait(20);
    world.clock.advance(14 * HOUR_MS);
    const servers = [world.services, world.another(), world.another(), world.another()];
    const reports = await Promise.all(servers.map((server) => tick(server)));
    expect(reports.reduce((sum, { sought }) => sum + sought, 0)).toBe(1);
    expect(await substituteRequests()).toHaveLength(1);
  });
});
