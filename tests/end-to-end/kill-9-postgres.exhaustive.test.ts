import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPrisma } from '../../src/database/client.ts';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { runningPostmaster } from '../../src/database/embedded/postmaster.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import type { Services } from '../../src/platform/services.ts';
import { newClosing } from './harness/closing.ts';
import { outside } from './harness/outside.ts';
import { type ServerProcess, startProcess } from './harness/server-process.ts';
import { playSteadily } from './harness/steady-play.ts';

const closing = newClosing();
let dataDir: string;
let environment: { readonly [name: string]: string };
let server: ServerProcess;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'despatch-kill-'));
  chmodSync(dataDir, 0o755); // PostgreSQL runs as another user when we are root
  closing.add(async () => rmSync(dataDir, { recursive: true, force: true }));
  environment = { DATA_DIR: dataDir, PORT: String(await freePort()), MAIL_MERGE_SECONDS: '0' };
  server = await startProcess(environment);
  closing.add(() => server.stop());
});
afterAll(() => closing.all());

const folder = () => join(dataDir, 'postgres');
const postmaster = () => runningPostmaster(join(folder(), 'data'));

/** Looks into the built-in database of the running server, as a second user of it, and leaves it running. */
async function lookInside<T>(work: (services: Services) => Promise<T>): Promise<T> {
  const embedded = await startEmbedded({ dir: folder() });
  expect(embedded.adopted).toBe(true);
  const db = createPrisma(embedded.url, 3, { hurry: false });
  try {
    return await work(outside(db));
  } finally {
    await db.$disconnect();
    await embedded.stop();
  }
}

test('started without settings and killed, its PostgreSQL is taken over; killed with it, it recovers', async () => {
  const random = seededRandom('kill all');
  const play = await lookInside((services) => playSteadily(services, server.url, 4, random));
  const first = postmaster()?.pid;
  await play.moreMoves(15);
  await server.kill();
  expect(postmaster()?.pid).toBe(first);
  server = await startProcess(environment);
  expect(postmaster()?.pid).toBe(first);
  await play.moreMoves(15);

  await play.sending();
  await server.kill();
  process.kill(first ?? 0, 'SIGKILL');
  server = await startProcess(environment);
  expect(postmaster()?.pid).not.toBe(first);
  await play.moreMoves(15);
  await play.finish();
  expect(play.interrupted()).toBeGreaterThan(0);
  await lookInside((services) => play.check(services));

  await server.stop();
  expect(postmaster()).toBeUndefined();
});
