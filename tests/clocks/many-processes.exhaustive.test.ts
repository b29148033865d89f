import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { createPrisma } from '../../src/database/client.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { type TestServices, testServices } from '../people/test-services.ts';
import { marks } from './marks.ts';
import { testTimeControl, waitingTable } from './waiting-table.ts';

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

const at = (hours: number) => new Date(testNoon.getTime() + hours * HOUR_MS);

/** So many seats that are waited for, three a table, all asked at noon. */
async function waitingSeats(count: number) {
  const { host } = await waitingTable(s, { seats: [] });
  const tables = Array.from({ length: count / 3 }, (_, i) => `t${i}`);
  const rows = tables.flatMap((tableId) => ['x', 'y', 'z'].map((seat) => ({ tableId, seat })));
  const {
    reminders: [half],
    due,
  } = marks(testTimeControl, 'UTC', testNoon);
  const table = { game: 'g', ruleset: 1, options: {}, packHash: 'p', hostId: host.id, seed: '', seedHash: '' };
  await s.db.table.createMany({
    data: tables.map((id) => ({
      ...table,
      id,
      name: id,
      status: 'playing' as const,
      seq: 1,
      timeControl: testTimeControl,
    })),
  });
  await s.db.seat.createMany({ data: rows.map((row) => ({ ...row, playerId: host.id })) });
  await s.db.pendingAnswer.createMany({
    data: rows.map((row) => ({
      ...row,
      decision: '1.1',
      since: 1,
      askedAt: testNoon,
      dueAt: due,
      nextAt: half ?? due,
    })),
  });
}

/** How many seats were told how often. */
async function toldCounts() {
  const told = await s.db.notification.groupBy({ by: ['tableId', 'seat', 'kind'], _count: true });
  const counts = new Map<string, number>();
  for (const { kind, _count } of told) counts.set(`${kind} ${_count}`, (counts.get(`${kind} ${_count}`) ?? 0) + 1);
  return Object.fromEntries(counts);
}

test('four servers that tick at the same time remind each of 300 seats exactly once', async () => {
  await waitingSeats(300);
  const servers = Array.from({ length: 4 }, () => testServices(createPrisma(database.url, 3), testClock(at(10))));
  try {
    const reports = await Promise.all(servers.flatMap((server) => [tick(server), tick(server), tick(server)]));
    expect(reports.reduce((sum, report) => sum + report.reminded, 0)).toBe(300);
    expect(await toldCounts()).toEqual({ 'reminder 1': 300 });
    for (const server of servers) server.clock.set(at(20));
    await Promise.all(servers.map((server) => tick(server)));
    expect(await toldCounts()).toEqual({ 'reminder 1': 300, 'expiry 1': 300 });
  } finally {
    await Promise.all(servers.map((server) => server.db.$disconnect()));
  }
});

test('servers that are killed while they tick lose no reminder and double none', async () => {
  await waitingSeats(4500);
  const script = fileURLToPath(new URL('tick-process.ts', import.meta.url));
  const reminded = () => s.db.pendingAnswer.count({ where: { stage: 1 } });
  const named = new URL(database.url);
  named.searchParams.set('application_name', DOOMED);
  let before = 0;
  for (let delay = 0; delay < 5; delay++) {
    const server = spawn(process.execPath, [script, named.href, at(10).toISOString(), '4'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(server.stdout, 'data');
    while ((await reminded()) === before) await wait(2); // it is at work now
    await wait(delay * 7); // and somewhere in its next batch
    server.kill('SIGKILL');
    await once(server, 'exit');
    await connectionsEnd();
    before = await reminded();
    expect(await s.db.notification.count()).toBe(before);
    expect(before).toBeLessThan(4500);
  }
  s.clock.set(at(10));
  await tick(s);
  expect(await toldCounts()).toEqual({ 'reminder 1': 4500 });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What PostgreSQL knows a server by that is to be killed. */
const DOOMED = 'doomed';

/** PostgreSQL finds out that its client is dead a moment later, and may still finish what it was sent. */
async function connectionsEnd(): Promise<void> {
  const open = () => s.db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE application_name = ${DOOMED}`;
  while ((await open()).length > 0) await wait(5);
}
