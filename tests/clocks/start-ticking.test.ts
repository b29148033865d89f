import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startTicking } from '../../src/clocks/start-ticking.ts';
import { createPrisma } from '../../src/storage/client.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { testClock } from '../harness/test-clock.ts';
import { testServices } from '../people/test-services.ts';
import { HOUR, waitingTable } from './waiting-table.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const EVERY_SECOND = { tick: '* * * * * *', cleanUp: '* * * * * *' };
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

test('three servers run each fire once, remind once, and stop when they are told', async () => {
  const lines: string[] = [];
  const servers = [0, 1, 2].map(() => server(database.url, lines));
  const home = testServices(database.db, testClock());
  await waitingTable(home, { seats: ['x', 'y'] });
  for (const { clock } of servers) clock.advance(10 * HOUR);
  const tickings = servers.map((each) => startTicking(each, EVERY_SECOND));
  await wait(4200);
  await Promise.all(tickings.map((ticking) => ticking.stop()));
  const fires = await database.db.cronRun.findMany();
  for (const name of ['clock tick', 'clean-up']) {
    const fired = fires.filter(({ key }) => key.startsWith(name)).length;
    expect(fired).toBeGreaterThanOrEqual(3);
    expect(lines.filter((line) => line.includes(`"msg":"${name}"`))).toHaveLength(fired);
  }
  const told = await database.db.notice.findMany();
  expect(told.map(({ kind, seat }) => `${kind} ${seat}`).sort()).toEqual(['reminder x', 'reminder y']);
  await wait(1500);
  expect(await database.db.cronRun.count()).toBe(fires.length);
  await Promise.all(servers.map(({ db }) => db.$disconnect()));
}, 20_000);

test('a tick that fails is logged, and the next one comes', async () => {
  const lines: string[] = [];
  const { db, ...rest } = server(database.url, lines);
  await db.$executeRaw`ALTER TABLE "Waiting" RENAME TO "Away"`;
  const ticking = startTicking({ db, ...rest }, EVERY_SECOND);
  await until(() => lines.some((line) => line.includes('clock tick failed')));
  await db.$executeRaw`ALTER TABLE "Away" RENAME TO "Waiting"`;
  await until(() => lines.some((line) => line.includes('"msg":"clock tick"')));
  await ticking.stop();
  expect(lines.filter((line) => line.includes('"level":50')).every((line) => line.includes('clock tick failed'))).toBe(
    true,
  );
  await db.$disconnect();
}, 20_000);
