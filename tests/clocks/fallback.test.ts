import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { answerForSeat } from '../../src/clocks/answer-for-seat.ts';
import { tick } from '../../src/clocks/tick.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

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
const log = async (tableId: string) =>
  (await world.services.db.entry.findMany({ where: { tableId, seq: { gt: 1 } }, orderBy: { seq: 'asc' } })).map(
    ({ data }) => data,
  );
const told = async (tableId: string) =>
  (
    await world.services.db.notification.findMany({
      where: { tableId, kind: { in: ['reminder', 'expiry', 'moderator-called'] } },
      orderBy: { createdAt: 'asc' },
    })
  ).map(({ kind, seat, playerId, data }) => ({ kind, seat, playerId, data }));

test('the whole way: reminders, expiry, grace, then the game’s own answer, logged as what it is', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  expect(await tickIn(10)).toEqual({ ...nothing, reminded: 1 });
  expect(await tickIn(8)).toEqual({ ...nothing, reminded: 1 });
  expect(await tickIn(2)).toEqual({ ...nothing, expired: 1 });
  expect(await tickIn(3.9)).toEqual(nothing);
  expect(await log(tableId)).toEqual([]);
  expect(await tickIn(0.1)).toEqual({ ...nothing, answered: 1 });
  expect(await log(tableId)).toMatchObject([
    { kind: 'clock', change: 'expired', seat: 'Ann' },
    { kind: 'answered', seat: 'Ann', answer: 'pass', how: 'fallback' },
  ]);
  expect(await told(tableId)).toMatchObject([
    { kind: 'reminder', seat: 'Ann' },
    { kind: 'reminder', seat: 'Ann' },
    { kind: 'expiry', seat: 'Ann', data: { what: 'grace-fallback' } },
    { kind: 'expiry', seat: 'Ann', playerId: player('Ann').playerId, data: { what: 'fallback' } },
  ]);
  // The game went on: it is Bob's turn, with a whole clock of his own.
  expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([
    { seat: 'Bob', stage: 0, dueAt: new Date(world.clock.now().getTime() + 20 * HOUR_MS) },
  ]);
  expect(await tickIn(0)).toEqual(nothing);
});

test('an answer in the grace is as good as any, and the next decision has its own clock', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await tickIn(20);
  world.clock.advance(3 * HOUR_MS);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  expect(await tickIn(1)).toEqual(nothing);
  expect(await log(tableId)).toMatchObject([{ kind: 'answered', answer: 'on', how: 'page' }]);
});

test('four servers take one fallback once', async () => {
  const tables = await Promise.all([0, 1, 2].map(() => startedTable(world, ['Ann', 'Bob'], { timeControl })));
  await tickIn(20);
  world.clock.advance(4 * HOUR_MS);
  const servers = [world.services, world.another(), world.another(), world.another()];
  const reports = await Promise.all(servers.flatMap((server) => [tick(server), tick(server)]));
  expect(reports.reduce((sum, { answered }) => sum + answered, 0)).toBe(3);
  for (const { tableId } of tables) {
    expect(await log(tableId)).toHaveLength(2);
    expect((await told(tableId)).map(({ data }) => data)).toMatchObject([
      { what: 'grace-fallback' },
      { what: 'fallback' },
    ]);
  }
});

test('a player and the clock at the same moment: one of the two answers counts', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await tickIn(20);
  world.clock.advance(4 * HOUR_MS);
  const { decision } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
  const answers = [{ decision, answer: 'on' }];
  const [report, answer] = await Promise.allSettled([
    tick(world.services),
    submitAnswers(world.another(), { tableId, ...player('Ann'), expectedSeq: 1, answers, key: 'k', how: 'page' }),
  ]);
  if (report.status === 'rejected') throw report.reason;
  if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'stale' });
  expect(report.value.answered === 1).toBe(answer.status === 'rejected');
  const written = (await log(tableId)).filter((entry) => JSON.stringify(entry).includes(`"decision":"${decision}"`));
  expect(written).toHaveLength(report.value.answered === 1 ? 2 : 1);
});

test('a player who has answered already is not told that the clock did it', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  const row = {
    tableId,
    ...player('Ann'),
    decision: '1.1',
    since: 1,
    stage: 3,
    hours: 20,
    away: [],
    silent: false,
    window: false,
    ready: null,
  };
  const now = world.clock.now();
  await answerNow(world.services, tableId, player('Ann'), 'on');
  const late = { ...row, askedAt: now, dueAt: now, timeControl, timeZone: 'UTC' };
  expect(await answerForSeat(world.services, late)).toBe(false);
  expect(await told(tableId)).toEqual([]);
});

test('a server that dies after it took the task leaves it to the next one', async () => {
  const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await tickIn(20);
  world.clock.advance(4 * HOUR_MS);
  const { db } = world.services;
  // What a dead server leaves behind: the row is taken for five minutes, and nothing was answered.
  const broken = { ...world.another(), games: new Map() };
  expect(await tick(broken)).toEqual(nothing);
  expect(await log(tableId)).toEqual([]);
  expect(await tick(world.services)).toEqual(nothing);
  expect(await db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([{ stage: 3 }]);
  world.clock.advance(5 * 60_000);
  expect(await tick(world.services)).toEqual({ ...nothing, answered: 1 });
});

test('a table whose game cannot be played here does not stop the others', async () => {
  const broken = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await world.services.db.table.update({ where: { id: broken.tableId }, data: { game: 'lost' } });
  const sound = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  const server = world.another();
  await tickIn(20);
  world.clock.advance(4 * HOUR_MS);
  expect(await tick(server)).toEqual({ ...nothing, answered: 1 });
  expect(await log(sound.tableId)).toHaveLength(2);
  expect(await log(broken.tableId)).toEqual([]);
});

test('a table that waits is never played for', async () => {
  const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, atExpiry: 'wait' } });
  for (let day = 0; day < 30; day++) await tickIn(24);
  expect(await log(tableId)).toEqual([]);
  expect((await told(tableId)).map(({ kind }) => kind)).toEqual(['expiry']);
});

test('without grace the answer is taken when the time is up', async () => {
  const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, graceHours: 0 } });
  expect(await tickIn(20)).toEqual({ ...nothing, answered: 1 });
  expect(await told(tableId)).toMatchObject([{ kind: 'expiry', data: { what: 'fallback' } }]);
});

test('a game where everybody sleeps is played to its end by the clock', async () => {
  const { tableId } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day', timeControl });
  let hours = 0;
  for (; hours < 500; hours++) {
    const table = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    if (table.status === 'finished') break;
    await tickIn(1);
  }
  // Three sealed bids: that somebody did not answer nobody learns, so a seat does not fall silent by them either.
  expect(hours).toBe(24 + 24 + 24);
  expect(await world.services.db.pendingAnswer.count({ where: { tableId } })).toBe(0);
});
