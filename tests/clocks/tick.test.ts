import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { notificationSchema } from '../../src/notifications/notification.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { waitingTables } from '../../src/simulation/bench/clock-tables.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { type TestServices, testServices } from '../people/test-services.ts';
import { waitingTable } from './waiting-table.ts';

const nothing = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed: 0 };
let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db, testClock());
  await s.db.$executeRaw`TRUNCATE "Player", "Pack", "Table", "PendingAnswer", "Notification" CASCADE`;
});
afterAll(() => database.drop());

const after = (hours: number) => new Date(testNoon.getTime() + hours * HOUR_MS);
const tickAt = (hours: number) => {
  s.clock.set(after(hours));
  return tick(s);
};
const notifications = () => s.db.notification.findMany({ orderBy: [{ createdAt: 'asc' }, { kind: 'asc' }] });
const kinds = async () =>
  (await notifications()).map(({ kind, createdAt }) => `${kind} ${(+createdAt - +testNoon) / HOUR_MS}`);

test('two reminders and an expiry, each once, however often the clock ticks', async () => {
  await waitingTable(s);
  for (let hour = 0; hour <= 60; hour += 0.5) await tickAt(hour);
  expect(await kinds()).toEqual(['reminder 10', 'reminder 18', 'expiry 20']);
  expect(s.woken()).toBe(3);
  expect(await s.db.pendingAnswer.findMany()).toMatchObject([{ stage: 3, nextAt: null, dueAt: after(20) }]);
});

test('a reminder says to whom, about what, and until when', async () => {
  const { id, players } = await waitingTable(s);
  expect(await tickAt(10)).toEqual({ ...nothing, reminded: 1 });
  const [notification] = await notifications();
  expect(notification).toMatchObject({
    kind: 'reminder',
    playerId: players[0]?.id,
    tableId: id,
    seat: 'x',
    email: null,
    mailId: null,
  });
  expect(notification?.dueAt).toEqual(new Date(after(10).getTime() + 60_000)); // bursts merge
  expect(notificationSchema.parse(notification).data).toEqual({
    decision: '1.1',
    since: 1,
    due: after(20).toISOString(),
  });
});

test('a server that was away tells only the latest', async () => {
  await waitingTable(s);
  expect(await tickAt(19)).toEqual({ ...nothing, reminded: 1 });
  await waitingTable(s);
  expect(await tickAt(200)).toEqual({ ...nothing, expired: 2 });
  expect(await kinds()).toEqual(['reminder 19', 'expiry 200', 'expiry 200']);
});

test('what was answered meanwhile gets nothing', async () => {
  const { id } = await waitingTable(s, { seats: ['x', 'y'] });
  await tickAt(10);
  await s.db.pendingAnswer.deleteMany({ where: { tableId: id, seat: 'x' } });
  await tickAt(18);
  await s.db.pendingAnswer.deleteMany();
  expect(await tickAt(20)).toEqual(nothing);
  expect((await notifications()).map(({ kind, seat }) => `${kind} ${seat}`).sort()).toEqual([
    'reminder x',
    'reminder y',
    'reminder y',
  ]);
});

test('a table that is over or not begun is left alone', async () => {
  const { id } = await waitingTable(s);
  await s.db.table.update({ where: { id }, data: { status: 'finished' } });
  expect(await tickAt(30)).toEqual(nothing);
});

test('thousands that are due at once are taken in pieces, each one transaction', async () => {
  await waitingTables(s, { count: 450, due: 450 });
  expect(await tick(s)).toEqual({ ...nothing, reminded: 450 });
  // What one transaction has written has one xmin.
  const pieces = await s.db.$queryRaw<{ size: number }[]>`
    SELECT count(*)::int AS size FROM "Notification" GROUP BY xmin::text ORDER BY size`;
  expect(pieces.map(({ size }) => size)).toEqual([50, 200, 200]);
});

test('a stopped clock (no next mark) is left alone', async () => {
  const { id } = await waitingTable(s);
  await s.db.pendingAnswer.updateMany({ where: { tableId: id }, data: { nextAt: null } });
  expect(await tickAt(30)).toEqual(nothing);
});

test('the table waits: the expiry says so, and nothing follows', async () => {
  await waitingTable(s, { timeControl: { atExpiry: 'wait' } });
  await tickAt(20);
  expect(notificationSchema.parse((await notifications())[0]).data).toEqual({
    decision: '1.1',
    since: 1,
    due: after(20).toISOString(),
    what: 'wait',
  });
  expect(await tickAt(5000)).toEqual(nothing);
});

test('the moderator: the seat is told of the grace, then of the call, and the host is called', async () => {
  const { id, host, players } = await waitingTable(s, { timeControl: { atExpiry: 'moderator', graceHours: 12 } });
  expect(await tickAt(20)).toEqual({ ...nothing, expired: 1 });
  expect(await tickAt(31.9)).toEqual(nothing);
  expect(await tickAt(32)).toEqual({ ...nothing, called: 1 });
  expect(await tickAt(1000)).toEqual(nothing);
  const [expired, late, called] = await notifications();
  expect(notificationSchema.parse(expired).data).toMatchObject({
    what: 'grace-moderator',
    grace: after(32).toISOString(),
  });
  expect(late).toMatchObject({ kind: 'expiry', playerId: players[0]?.id, data: { what: 'moderator' } });
  expect(called).toMatchObject({ kind: 'moderator-called', playerId: host.id, tableId: id, seat: null });
  expect(notificationSchema.parse(called).data).toEqual({
    decision: '1.1',
    since: 1,
    due: after(20).toISOString(),
    lateSeat: 'x',
    called: { of: 'table', host: host.name, moderators: [] },
  });
});

test('a host who plays is told in their own seat', async () => {
  const { id, host } = await waitingTable(s, { timeControl: { atExpiry: 'moderator', graceHours: 0 } });
  await s.db.seat.create({ data: { tableId: id, seat: 'h', playerId: host.id } });
  expect(await tickAt(20)).toEqual({ ...nothing, called: 1 });
  expect((await notifications()).find(({ kind }) => kind === 'moderator-called')).toMatchObject({
    playerId: host.id,
    seat: 'h',
  });
});

test('a host who has resigned is told as the host, and not what the seat sees', async () => {
  const { id, host } = await waitingTable(s, { timeControl: { atExpiry: 'moderator', graceHours: 0 } });
  await s.db.seat.create({ data: { tableId: id, seat: 'h', playerId: host.id, resigned: true } });
  await tickAt(20);
  expect((await notifications()).find(({ kind }) => kind === 'moderator-called')).toMatchObject({
    playerId: host.id,
    seat: null,
  });
});

test('a seat where nobody sits is told nothing, but its clock runs on', async () => {
  await waitingTable(s, { emptySeats: ['x'], timeControl: { atExpiry: 'moderator' } });
  for (const hour of [10, 18, 20, 44]) await tickAt(hour);
  expect((await notifications()).map(({ kind }) => kind)).toEqual(['moderator-called']);
});

test('the weekend of the table’s zone is kept', async () => {
  s.clock.set(new Date('2026-11-27T12:00:00Z')); // Friday, 01:00 on Saturday in Auckland
  await waitingTable(s, { timeZone: 'Pacific/Auckland', timeControl: { hours: 24, skipWeekend: true } });
  s.clock.set(new Date('2026-11-29T22:59:00Z'));
  expect(await tick(s)).toEqual(nothing);
  s.clock.set(new Date('2026-11-29T23:00:00Z')); // Monday noon there
  expect(await tick(s)).toEqual({ ...nothing, reminded: 1 });
});

test('a table that cannot be read is served by the usual time control and stops nobody else', async () => {
  const broken = await waitingTable(s);
  await waitingTable(s);
  await s.db.table.update({ where: { id: broken.id }, data: { timeControl: { fast: true }, timeZone: 'Nowhere' } });
  expect(await tickAt(20)).toEqual({ ...nothing, expired: 2 });
});

test('if the notification cannot be written, the mark is not taken either', async () => {
  await waitingTable(s, { seats: ['x', 'y', 'z'] });
  const before = await s.db.pendingAnswer.findMany();
  await s.db.$executeRaw`ALTER TABLE "Notification" ADD CONSTRAINT no_news CHECK (seat <> 'y')`;
  await expect(tickAt(10)).rejects.toThrow();
  expect(await s.db.pendingAnswer.findMany()).toEqual(before);
  expect(await s.db.notification.count()).toBe(0);
  await s.db.$executeRaw`ALTER TABLE "Notification" DROP CONSTRAINT no_news`;
  expect(await tickAt(10)).toEqual({ ...nothing, reminded: 3 });
});

test('if the mark cannot be moved, nobody is told either', async () => {
  await waitingTable(s, { seats: ['x', 'y', 'z'] });
  const before = await s.db.pendingAnswer.findMany();
  await s.db.$executeRaw`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$`;
  await s.db.$executeRaw`
    CREATE CONSTRAINT TRIGGER at_commit AFTER UPDATE ON "PendingAnswer" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION refuse()`;
  await expect(tickAt(10)).rejects.toThrow();
  expect(await s.db.pendingAnswer.findMany()).toEqual(before);
  expect(await s.db.notification.count()).toBe(0);
  await s.db.$executeRaw`DROP TRIGGER at_commit ON "PendingAnswer"`;
  expect(await tickAt(10)).toEqual({ ...nothing, reminded: 3 });
});

test('more than one batch is done in one tick', async () => {
  const seats = Array.from({ length: 450 }, (_, i) => `s${i}`);
  const { id, host } = await waitingTable(s, { seats: [] });
  const now = s.clock.now();
  await s.db.seat.createMany({ data: seats.map((seat) => ({ tableId: id, seat, playerId: host.id })) });
  await s.db.pendingAnswer.createMany({
    data: seats.map((seat) => ({
      tableId: id,
      seat,
      decision: '1.1',
      since: 1,
      askedAt: now,
      dueAt: after(20),
      nextAt: after(10),
    })),
  });
  expect(await tickAt(10)).toEqual({ ...nothing, reminded: 450 });
  expect(await s.db.notification.count()).toBe(450);
});
