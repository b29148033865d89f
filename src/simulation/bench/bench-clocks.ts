import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tick } from '../../clocks/tick.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database/open-database.ts';
import { games } from '../../games/registry.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';
import { servicesOf } from '../../server/services-of.ts';
import { reminded, waitingTables } from './clock-tables.ts';
import type { Figure } from './measure.ts';

const OPEN = 10_000;
const DUE = 1000;
const PROCESSES = 4;

/**
 * The clock with 10,000 tables open: one tick when nothing is due, when 1,000 seats are due a reminder, and when all
 * the others are; which rows it wrote; and four processes that tick at the same time over 1,000 due tables. On a
 * database of its own.
 */
export async function benchClocks(): Promise<readonly Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'despatch-clocks-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error' });
  const database = await openDatabase(config);
  try {
    const services: Services = { ...servicesOf(config, database.db, 'http://127.0.0.1'), games };
    const figures = await oneProcess(services);
    return [...figures, ...(await fourProcesses(services, database.url))];
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function oneProcess(services: Services): Promise<readonly Figure[]> {
  await waitingTables(services, { count: OPEN, due: DUE });
  const before = await versions(services);
  const some = await timed(() => tick(services));
  const touched = (await versions(services)).filter((version, i) => version !== before[i]).length;
  const idle = await timed(() => tick(services));
  const soon = new Date(services.clock.now().getTime() + HOUR_MS);
  await services.db.$executeRaw`UPDATE "PendingAnswer" SET "nextAt" = "askedAt", "dueAt" = ${soon} WHERE stage = 0`;
  const all = await timed(() => tick(services));
  return [
    { name: `tick, ${OPEN} tables open, ${DUE} due`, value: some.ms, unit: 'ms', target: { below: 2000 } },
    { name: 'waiting rows written beside the due ones', value: touched - DUE, unit: 'rows', target: { below: 1 } },
    { name: 'tick, the same, nothing due', value: idle.ms, unit: 'ms' },
    { name: `tick, the same, ${OPEN - DUE} due at once`, value: all.ms, unit: 'ms', target: { below: 2000 } },
    { name: 'reminders of these three ticks', value: some.done.reminded + all.done.reminded, unit: '' },
  ];
}

/** The version of every waiting seat's row, in the tables' order. */
async function versions({ db }: Services): Promise<readonly string[]> {
  const rows = await db.$queryRaw<{ version: string }[]>`
    SELECT xmin::text || ctid::text AS version FROM "PendingAnswer" ORDER BY "tableId", seat, decision`;
  return rows.map(({ version }) => version);
}

async function timed<T>(work: () => Promise<T>): Promise<{ readonly ms: number; readonly done: T }> {
  const began = performance.now();
  const done = await work();
  return { ms: performance.now() - began, done };
}

async function fourProcesses(services: Services, url: string): Promise<readonly Figure[]> {
  await services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification" CASCADE`;
  await waitingTables(services, { count: DUE, due: DUE });
  const file = fileURLToPath(new URL('tick-process.ts', import.meta.url));
  const processes = Array.from({ length: PROCESSES }, () => fork(file, { env: { ...process.env, DATABASE_URL: url } }));
  await Promise.all(processes.map((one) => once(one, 'message')));
  const { ms } = await timed(() =>
    Promise.all(
      processes.map(async (one) => {
        one.send('tick');
        await once(one, 'message');
      }),
    ),
  );
  for (const one of processes) one.disconnect();
  await Promise.all(processes.map((one) => once(one, 'exit')));
  const { seats, notifications } = await reminded(services);
  return [
    { name: `${PROCESSES} processes tick over ${DUE} due tables`, value: ms, unit: 'ms' },
    { name: 'seats reminded by them', value: seats, unit: 'seats', target: { atLeast: DUE } },
    { name: 'reminders sent twice', value: notifications - seats, unit: 'reminders', target: { below: 1 } },
  ];
}
