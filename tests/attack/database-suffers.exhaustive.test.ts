import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPrisma } from '../../src/database/client.ts';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { runningPostmaster } from '../../src/database/embedded/postmaster.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Services } from '../../src/platform/services.ts';
import { outside } from '../end-to-end/harness/outside.ts';
import { playSteadily } from '../end-to-end/harness/steady-play.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { tally } from './harness/tally.ts';

/* The built-in PostgreSQL of a server that runs is killed, hangs, and hangs while the server is to end. */

let dataDir: string;
let environment: { readonly [name: string]: string };
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'despatch-suffers-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root
  environment = { DATA_DIR: dataDir, PORT: String(await freePort()), MAIL_MERGE_SECONDS: '0', LOG_LEVEL: 'fatal' };
  server = await startServerProcess(environment);
});
afterAll(async () => {
  if (postmaster()) signalAll('SIGCONT');
  await server.stop().catch(() => {});
  rmSync(dataDir, { recursive: true, force: true });
});

const folder = () => join(dataDir, 'postgres');
const postmaster = () => runningPostmaster(join(folder(), 'data'));

/** Looks into the built-in database as a second user of it, and leaves it running. */
async function lookInside<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dir: folder() });
  const db = createPrisma(embedded.url, 3, { hurry: false });
  try {
    return await work(outside(db));
  } finally {
    await db.$disconnect();
    await embedded.stop();
  }
}

/** To PostgreSQL and all its children; to it first, so that it makes no more of them. */
function signalAll(signal: NodeJS.Signals): void {
  const parent = postmaster()?.pid;
  if (parent === undefined) throw new Error('no PostgreSQL runs');
  process.kill(parent, signal);
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' }).split('\n');
  for (const pid of children.filter((line) => line.trim() !== '').map(Number)) process.kill(pid, signal);
}

const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

async function until(what: string, met: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 120_000; performance.now() < end; await sleep(50)) if (await met()) return;
  const log = readFileSync(join(folder(), 'postgres.log'), 'utf8').slice(-2_000);
  throw new Error(`never: ${what}; the server said: ${server.said()}; PostgreSQL: ${log}`);
}

test('killed, it is started again at its old address, and everything that was sent is there', async () => {
  const play = await lookInside((services) => playSteadily(services, server.url, 3, seededRandom('suffers')));
  let kills = 0;
  for (let n = 0; n < 3; n += 1) {
    await play.moreMoves(10);
    const before = postmaster();
    process.kill(before?.pid ?? 0, 'SIGKILL');
    kills += 1;
    await until('another server at the same port', async () => {
      const now = postmaster();
      return now !== undefined && now.pid !== before?.pid && now.port === before?.port;
    });
    await until('ready', async () => (await statusOf('/readyz')) === 200);
    await until('alive', async () => (await statusOf('/healthz')) === 200);
  }
  await play.moreMoves(10);
  await play.finish();
  await lookInside((services) => play.check(services));
  tally('the built-in PostgreSQL is killed under load', { kills, lost: 0, doubled: 0 });
});

const WAYS = [
  { path: '/', accept: 'text/html' },
  { path: '/', accept: 'application/problem+json' },
  { path: '/readyz', accept: 'application/json' },
] as const;

test('while it hangs, pages and the API say so in time, and go on when it does', async () => {
  signalAll('SIGSTOP');
  try {
    const answers = await Promise.all(
      WAYS.map(async ({ path, accept }) => {
        const response = await fetch(`${server.url}${path}`, {
          headers: { Accept: accept },
          signal: AbortSignal.timeout(20_000),
        });
        const retry = response.headers.get('retry-after');
        return { path, status: response.status, retry, text: await response.text() };
      }),
    );
    for (const { path, status, text } of answers) {
      expect([path, status]).toEqual([path, 503]);
      if (path !== '/readyz') expect(text).toMatch(/database does not answer just now|Too much is waiting/);
    }
    expect(answers.filter(({ path }) => path !== '/readyz').map(({ retry }) => Number(retry) > 0)).not.toContain(false);
  } finally {
    signalAll('SIGCONT');
  }
  await until('ready', async () => (await statusOf('/readyz')) === 200);
  expect(await statusOf('/')).toBe(200);
});

test('a server that is to end does so though its database hangs', async () => {
  signalAll('SIGSTOP');
  const asked = fetch(`${server.url}/`).catch(() => undefined);
  await sleep(200);
  const code = await server.stop();
  expect(code).toBe(1);
  expect(server.said()).toContain('Something did not end in time and was cut off');
  await asked;
  signalAll('SIGCONT');
  server = await startServerProcess(environment);
  await until('ready', async () => (await statusOf('/readyz')) === 200);
  expect(await server.stop()).toBe(0);
});
