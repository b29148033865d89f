import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { reliabilityOf } from '../../src/time/reliability.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';
import { playOn, untilTurns, untilWaits } from './without-a-player.ts';

const timeControl: TimeControl = { hours: 36, skipWeekend: false, atExpiry: 'fallback', graceHours: 24 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  await world.services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry", "AnswerTime" CASCADE`;
});
afterAll(() => world.close());

const ironCurtain = (changes: Partial<TimeControl> = {}) =>
  startedTable(world, ['us', 'ussr'], { game: 'iron-curtain', timeControl: { ...timeControl, ...changes } });
const rowsOf = (tableId: string, seat: string) =>
  world.services.db.pendingAnswer.findMany({ where: { tableId, seat }, orderBy: { decision: 'asc' } });
const seatOf = (tableId: string, seat: string) =>
  world.services.db.seat.findUniqueOrThrow({ where: { tableId_seat: { tableId, seat } } });
const hoursFromNow = (hours: number) => new Date(world.clock.now().getTime() + hours * HOUR_MS);

describe('somebody who has vanished from Iron Curtain, at 36 hours and 24 of grace', () => {
  test('costs the other one 60 hours in the first turn and 12 in each later one, not 60 a question', async () => {
    const { tableId, player } = await ironCurtain();
    const { hours, questions } = await untilTurns(world, tableId, { gone: player('us'), here: player('ussr') }, 3);
    expect(hours).toBe(60 + 12 * (questions.length - 1));
    // As it was before, each of these questions had its own 36 hours and 24 of grace.
    const before = questions.reduce((sum, count) => sum + count * 60, 0);
    expect(before).toBeGreaterThan(4 * hours);
    expect(Math.max(...questions)).toBeGreaterThan(2);
  });

  test('is told of the turn once, and of what is answered at once nobody counts them late', async () => {
    const { tableId, player } = await ironCurtain();
    await untilTurns(world, tableId, { gone: player('us'), here: player('ussr') }, 2);
    const { db } = world.services;
    const fallbacks = await db.entry.findMany({ where: { tableId, data: { path: ['how'], equals: 'fallback' } } });
    const lapses = await db.entry.count({ where: { tableId, kind: 'clock' } });
    expect(fallbacks.length).toBeGreaterThan(lapses);
    const told = await db.notification.findMany({ where: { tableId, kind: 'expiry', seat: 'us' } });
    expect(told.filter(({ data }) => JSON.stringify(data).includes('"fallback"'))).toHaveLength(lapses);
    expect(await db.answerTime.count({ where: { tableId, seat: 'us', byPlayer: false } })).toBe(lapses);
    const [record] = await reliabilityOf(world.services, [player('us').playerId]);
    expect(record).toMatchObject({ answers: lapses });
  });

  test('is not asked for long in a table of their own choosing: the short time is an option', async () => {
    const { tableId, player } = await ironCurtain({ silentHours: 3 });
    const { hours, questions } = await untilTurns(world, tableId, { gone: player('us'), here: player('ussr') }, 3);
    expect(hours).toBe(60 + 3 * (questions.length - 1));
  });

  test('has all their time again as soon as they answer', async () => {
    const { tableId, player } = await ironCurtain();
    const people = { gone: player('us'), here: player('ussr') };
    await untilTurns(world, tableId, people, 1);
    await untilWaits(world, tableId, people);
    expect(await seatOf(tableId, 'us')).toMatchObject({ silentSince: expect.any(Date) });
    expect(await rowsOf(tableId, 'us')).toMatchObject([
      { hours: 12, dueAt: hoursFromNow(12), nextAt: hoursFromNow(12) },
    ]);
    await playOn(world, tableId, people.gone);
    expect(await seatOf(tableId, 'us')).toMatchObject({ silentSince: null, silentIn: null });
    await untilWaits(world, tableId, people);
    expect(await rowsOf(tableId, 'us')).toMatchObject([
      { hours: 36, dueAt: hoursFromNow(36), nextAt: hoursFromNow(18) },
    ]);
    // The clock no longer answers at once.
    expect(await tick(world.services)).toMatchObject({ answered: 0 });
  });
});

test('a game without turns gives the short time to whoever is silent, and nothing is answered at once', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  for (const hours of [36, 24]) {
    world.clock.advance(hours * HOUR_MS);
    await tick(world.services);
  }
  await answerNow(world.services, tableId, player('Bob'), 'pass');
  expect(await rowsOf(tableId, 'Ann')).toMatchObject([{ hours: 12, dueAt: hoursFromNow(12) }]);
});

test('somebody whose usual time is shorter than the short time has their usual time', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, hours: 2 } });
  for (const hours of [2, 24]) {
    world.clock.advance(hours * HOUR_MS);
    await tick(world.services);
  }
  await answerNow(world.services, tableId, player('Bob'), 'pass');
  expect(await rowsOf(tableId, 'Ann')).toMatchObject([{ hours: 2, dueAt: hoursFromNow(2) }]);
});

test.each(['wait', 'moderator'] as const)(
  'where the table says %s nothing is answered, and nobody is silent',
  async (atExpiry) => {
    const { tableId } = await startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, atExpiry } });
    for (let day = 0; day < 10; day += 1) {
      world.clock.advance(24 * HOUR_MS);
      await tick(world.services);
    }
    expect(await world.services.db.entry.count({ where: { tableId } })).toBe(1);
    expect(await seatOf(tableId, 'Ann')).toMatchObject({ silentSince: null });
  },
);
