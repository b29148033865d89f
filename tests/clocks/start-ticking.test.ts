import { mock } from 'node:test';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { cleanUp } from '../../src/administration/clean-up.ts';
import { startTicking } from '../../src/clocks/start-ticking.ts';
import { createPrisma } from '../../src/database/client.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { testServices } from '../people/test-services.ts';
import { waitingTable } from './waiting-table.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const OFTEN = { tickMs: 200, cleanUp: '* * * * * *' };
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(50);
}

/** A server whose log is kept. */
function server(url: string, lines: string[]) {
  const write = (line: string) => {
    lines.push(line);
  };
  return { ...testServices(createPrisma(url, 2), testClock()), log: pino({ level: 'debug' }, { write }) };
}

test('three servers tick, remind once, run each clean-up once, and stop when they are told', async () => {
  const lines: string[] = [];
  const servers = [0, 1, 2].map(() => server(database.url, lines));
  const home = testServices(database.db, testClock());
  await waitingTable(home, { seats: ['x', 'y'] });
  for (const { clock } of servers) clock.advance(10 * HOUR_MS);
  const tickings = servers.map((each) => startTicking(each, cleanUp, OFTEN));
  await until(() => servers.every(({ pulse }) => pulse.last('tick') !== undefined));
  await until(() => lines.filter((line) => line.includes('"msg":"clean-up"')).length >= 2);
  await Promise.all(tickings.map((ticking) => ticking.stop()));
  const fires = await database.db.cronRun.findMany();
  expect(lines.filter((line) => line.includes('"msg":"clean-up"'))).toHaveLength(fires.length);
  const told = await database.db.notification.findMany();
  expect(told.map(({ kind, seat }) => `${kind} ${seat}`).sort()).toEqual(['reminder x', 'reminder y']);
  const ended = lines.length;
  await wait(1500);
  expect(lines).toHaveLength(ended);
  await Promise.all(servers.map(({ db }) => db.$disconnect()));
});

test.each([-2, 2])('when the time of day jumps by %s hours, and back again, it goes on ticking', async (hours) => {
  const lines: string[] = [];
  const one = server(database.url, lines);
  const ticks = () => lines.filter((line) => line.includes('"msg":"clock tick"')).length;
  const ticking = startTicking(one, cleanUp, OFTEN);
  try {
    await until(() => ticks() > 1);
    for (const now of [Date.now() + hours * HOUR_MS, Date.now()]) {
      // Only the time of day is another one: timers and the database's connection go by the time that passes.
      mock.timers.enable({ apis: ['Date'], now });
      one.clock.set(new Date());
      const before = ticks();
      await until(() => ticks() > before + 1);
      mock.timers.reset();
    }
  } finally {
    mock.timers.reset();
    await ticking.stop();
    await one.db.$disconnect();
  }
  // How long ago the last tick was is no matter of the time of day.
  expect(one.pulse.last('tick')?.secondsAgo).toBeLessThan(3600);
});

test('a tick that fails is logged, and the next one comes', async () => {
  const lines: string[] = [];
  const { db, ...rest } = server(database.url, lines);
  await db.$executeRaw`ALTER TABLE "PendingAnswer" RENAME TO "Away"`;
  const ticking = startTicking({ db, ...rest }, cleanUp, OFTEN);
  await until(() => lines.some((line) => line.includes('clock tick failed')));
  await db.$executeRaw`ALTER TABLE "Away" RENAME TO "PendingAnswer"`;
  await until(() => lines.some((line) => line.includes('"msg":"clock tick"')));
  await ticking.stop();
  expect(lines.filter((line) => line.includes('"level":50')).every((line) => line.includes('clock tick failed'))).toBe(
    true,
  );
  await db.$disconnect();
});
