import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { dataFolder } from '../../src/database/embedded/data-folder.ts';
import { alive } from '../../src/database/embedded/postmaster.ts';
import { type EmbeddedDatabase, startEmbedded } from '../../src/database/embedded.ts';

const holder = fileURLToPath(new URL('hold-embedded.ts', import.meta.url));
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'despatch-embedded-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const postmasterPid = () => Number(readFileSync(join(dir, 'data/postmaster.pid'), 'utf8').split('\n')[0]);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that starts the server on `dir`, writes its address in one line and then waits to be ended. */
async function startHolder(...durable: readonly 'durable'[]) {
  const child = spawn(process.execPath, [holder, dir, ...durable], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, adopted }: { url: string; adopted: boolean } = JSON.parse(String(line));
  return {
    url,
    adopted,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    async stop() {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

describe('in an empty folder', () => {
  let server: EmbeddedDatabase;
  beforeEach(async () => {
    server = await startEmbedded({ dir, ephemeral: true });
  });
  afterEach(() => server.stop());

  test('a server starts, in UTF-8 and UTC whatever the environment says', async () => {
    expect(server.adopted).toBe(false);
    const [row] = await query(
      server.url,
      `SELECT current_database() AS name, current_setting('server_encoding') AS encoding, ` +
        `current_setting('timezone') AS zone`,
    );
    expect(row).toEqual({ name: 'despatch', encoding: 'UTF8', zone: 'UTC' });
  });

  test('the password is for its owner alone, and needed', async () => {
    expect(statSync(join(dir, 'password')).mode & 0o777).toBe(0o600);
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });
});

test('what was written is there after a stop and a start', async () => {
  const first = await startEmbedded({ dir, ephemeral: true });
  await query(first.url, 'CREATE TABLE kept AS SELECT 41 AS n');
  const pid = postmasterPid();
  await first.stop();
  expect(alive(pid)).toBe(false);
  const second = await startEmbedded({ dir, ephemeral: true });
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 41 }]);
  await second.stop();
});

test('a server whose starter was killed is taken over, and stopped in the end', async () => {
  const killed = await startHolder();
  const pid = postmasterPid();
  await killed.kill();
  expect(alive(pid)).toBe(true);
  const heir = await startEmbedded({ dir, ephemeral: true });
  expect(heir).toMatchObject({ adopted: true, url: killed.url });
  expect(postmasterPid()).toBe(pid);
  await heir.stop();
  expect(alive(pid)).toBe(false);
});

test('after a kill of starter and server everything committed is there', async () => {
  const killed = await startHolder('durable');
  await query(killed.url, 'CREATE TABLE kept AS SELECT generate_series(1, 1000) AS n');
  process.kill(postmasterPid(), 'SIGKILL');
  await killed.kill();
  const next = await startEmbedded({ dir });
  expect(await query(next.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1000 }]);
  await next.stop();
});

test('a lock file that a crash left, with the number of another living process, is no server', async () => {
  const first = await startEmbedded({ dir, ephemeral: true });
  const lock = readFileSync(join(dir, 'data/postmaster.pid'), 'utf8');
  await first.stop();
  writeFileSync(join(dir, 'data/postmaster.pid'), lock.replace(/^\d+/, String(process.pid)));
  const next = await startEmbedded({ dir, ephemeral: true });
  expect(next.adopted).toBe(false);
  expect(await query(next.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await next.stop();
});

test('three processes at once in one empty folder share one server; the last one out stops it', async () => {
  const [one, two, three] = await Promise.all([startHolder(), startHolder(), startHolder()]);
  expect(new Set([one.url, two.url, three.url]).size).toBe(1);
  expect(readdirSync(dir).toSorted()).toEqual(expect.not.arrayContaining([expect.stringMatching(/^init-|password\./)]));
  const pid = postmasterPid();
  await one.stop();
  await two.stop();
  expect(await query(three.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  await three.stop();
  expect(alive(pid)).toBe(false);
  expect(existsSync(join(dir, 'data/postmaster.pid'))).toBe(false);
});

test('one that comes while the last one leaves gets a server', async () => {
  for (let round = 0; round < 3; round++) {
    const leaving = await startEmbedded({ dir, ephemeral: true });
    const [coming] = await Promise.all([startEmbedded({ dir, ephemeral: true }), leaving.stop()]);
    expect(await query(coming.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
    await coming.stop();
  }
});

test('a folder that cannot be made is refused by name', () => {
  writeFileSync(join(dir, 'a-file'), '');
  const folder = join(dir, 'a-file', 'data');
  expect(() => dataFolder(folder, undefined)).toThrow(
    expect.objectContaining({ reason: { key: 'config.no-data-folder', args: { folder, other: folder } } }),
  );
});
