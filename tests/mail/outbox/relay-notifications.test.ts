import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createPrisma } from '../../../src/database/client.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { takeDue } from '../../../src/mail/outbox/take-due.ts';
import { writeNotifications } from '../../../src/notifications/write-notifications.ts';
import type { Tx } from '../../../src/platform/transaction.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { type TestServices, testServices } from '../../harness/services.ts';
import { backlog } from '../harness/backlog.ts';

let database: FreshDatabase;
let s: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  s = testServices(database.db);
  await s.db.$executeRaw`TRUNCATE "Notification", "Mail"`;
});
afterAll(() => database.drop());

/** A queue that keeps what it is given, batch by batch. */
function keptQueue() {
  const batches: (readonly string[])[] = [];
  const add = async (_tx: Tx, ids: readonly string[]) => void batches.push(ids);
  return { add, batches };
}

const waiting = () => s.db.notification.count({ where: { mailId: null } });
const mailsWithNotifications = () => s.db.mail.findMany({ include: { notifications: true } });

test('one look mails a whole backlog, batch after batch, whatever was gathered in one mail', async () => {
  await backlog(s, { readers: 600, each: 3 });
  const queue = keptQueue();
  expect(await relayNotifications(s, queue)).toEqual({ mails: 600, nextAt: undefined });
  expect(await waiting()).toBe(0);
  expect(queue.batches.map((ids) => ids.length)).toEqual([250, 250, 100]);
  const mails = await mailsWithNotifications();
  expect(new Set(queue.batches.flat())).toEqual(new Set(mails.map(({ id }) => id)));
  for (const { notifications } of mails) {
    expect(notifications).toHaveLength(3);
    expect(new Set(notifications.map(({ tableId }) => tableId)).size).toBe(1);
  }
});

test('what is not due yet comes with what is, where both are for one mail, and else waits', async () => {
  const later = new Date(s.clock.now().getTime() + 30_000);
  await backlog(s, { readers: 2, prefix: 'due' });
  await backlog(s, { readers: 1, prefix: 'later', dueAt: later });
  await s.db.notification.update({ where: { id: 'due2-1' }, data: { dueAt: later, tableId: 'due1', playerId: 'p1' } });
  expect(await relayNotifications(s, keptQueue())).toEqual({ mails: 1, nextAt: later });
  const [mail] = await mailsWithNotifications();
  expect(mail?.notifications.map(({ id }) => id).sort()).toEqual(['due1-1', 'due2-1']);
  s.clock.set(later);
  expect(await relayNotifications(s, keptQueue())).toEqual({ mails: 1, nextAt: undefined });
});

test('what one reader is told of a table in several mails is queued in the order in which it was due', async () => {
  const now = s.clock.now().getTime();
  const invitations = [3, 1, 2].map((n) => ({
    ...({ kind: 'declined', tableId: 't', playerId: 'host' } as const),
    data: { invitation: `invitation ${n}` },
    dueAt: new Date(now - 60_000 + n * 1000),
  }));
  await writeNotifications(s.db, s, invitations);
  await backlog(s, { readers: 300 });
  const queue = keptQueue();
  await relayNotifications(s, queue);
  const mails = new Map((await mailsWithNotifications()).map((mail) => [mail.id, mail]));
  const told = queue.batches.flat().flatMap((id) => mails.get(id)?.notifications ?? []);
  expect(told.filter(({ kind }) => kind === 'declined').map(({ data }) => data)).toEqual(
    [1, 2, 3].map((n) => ({ invitation: `invitation ${n}` })),
  );
});

test('what another process holds is passed over without waiting, and no news is torn in two', async () => {
  await backlog(s, { readers: 40, each: 3 });
  await s.db.$transaction(async (tx) => {
    const held = await takeDue(tx, s.clock.now(), 10);
    expect(held).toHaveLength(30);
    // The other one is done while this transaction is open.
    expect(await relayNotifications(s, keptQueue())).toMatchObject({ mails: 30 });
    expect((await takeDue(tx, s.clock.now(), 100)).length).toBe(30);
  });
  expect(await relayNotifications(s, keptQueue())).toMatchObject({ mails: 10 });
  for (const { notifications } of await mailsWithNotifications()) expect(notifications).toHaveLength(3);
});

test('four processes at once mail a backlog once', async () => {
  await backlog(s, { readers: 1000, each: 2 });
  const processes = Array.from({ length: 4 }, () => testServices(createPrisma(database.url, 2)));
  const relayed = await Promise.all(processes.map((one) => relayNotifications(one, keptQueue())));
  expect(relayed.reduce((sum, { mails }) => sum + mails, 0)).toBe(1000);
  expect(await waiting()).toBe(0);
  for (const { notifications } of await mailsWithNotifications()) expect(notifications).toHaveLength(2);
  await Promise.all(processes.map(({ db }) => db.$disconnect()));
});

test('a process that is killed in the middle of a backlog leaves what it held to the next', async () => {
  await backlog(s, { readers: 300, each: 2 });
  const script = fileURLToPath(new URL('../harness/dying-relay.ts', import.meta.url));
  const child = spawn(process.execPath, [script, database.url, s.clock.now().toISOString()], { stdio: 'ignore' });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  expect(await s.db.mail.count()).toBe(250);
  expect(await waiting()).toBe(100);
  // What it held is free as soon as the database has noticed.
  while ((await waiting()) > 0) await relayNotifications(s, keptQueue());
  const mails = await mailsWithNotifications();
  expect(mails).toHaveLength(300);
  for (const { notifications } of mails) expect(notifications).toHaveLength(2);
});

test('a relay that is told to stop leaves the rest for another time', async () => {
  await backlog(s, { readers: 600 });
  const queue = keptQueue();
  await relayNotifications(s, queue, () => queue.batches.length < 1);
  expect(await waiting()).toBe(350);
});

test('what was mailed and what is not due yet is not read', async () => {
  const db = createPrisma(database.url, 1);
  const one = testServices(db);
  await s.db.mail.create({ data: { id: 'old', kind: 'turn', to: 'x@people.example', status: 'sent' } });
  await backlog(s, { readers: 80_000, prefix: 'old', mailId: 'old' });
  await backlog(s, { readers: 5000, prefix: 'later', dueAt: new Date(s.clock.now().getTime() + 60_000) });
  // PostgreSQL believes that nothing waits: it counted before all this was written.
  await s.db.$executeRaw`ANALYZE "Notification"`;
  await backlog(s, { readers: 500, each: 2, prefix: 'due' });

  const before = await reads(one);
  expect(await relayNotifications(one, keptQueue())).toMatchObject({ mails: 500 });
  const after = await reads(one);
  expect(after.whole).toBe(before.whole);
  // Each notification a few times: as one that is due, for its first, to be held, to be changed.
  expect(after.rows - before.rows).toBeLessThan(10_000);
  await db.$disconnect();
});

/** How often this connection has read the whole table of notifications, and how many entries of its indexes. */
async function reads({ db }: Pick<TestServices, 'db'>): Promise<{ readonly whole: number; readonly rows: number }> {
  await db.$executeRaw`SELECT pg_stat_force_next_flush()`;
  const [found] = await db.$queryRaw<{ whole: number; rows: number }[]>`
    SELECT (SELECT seq_scan FROM pg_stat_user_tables WHERE relname = 'Notification')::int AS whole,
      (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'Notification')::int AS rows`;
  if (!found) throw new Error('no statistics');
  return found;
}
