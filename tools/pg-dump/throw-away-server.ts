import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { launchPostmaster, logFile } from '../../src/database/embedded/launch-postmaster.ts';
import { runningPostmaster } from '../../src/database/embedded/postmaster.ts';
import { unprivilegedUser } from '../../src/database/embedded/unprivileged-user.ts';
import { startEmbedded } from '../../src/database/embedded.ts';
import type { Postgres } from './find-postgres.ts';

export type ThrowAway = { readonly url: string; stop(): Promise<void> };

const PATIENCE_MS = 30_000;

/** A server in `dir` that goes with it: the one beside the tools, or the built-in one. */
export async function throwAwayServer({ native }: Postgres, dir: string): Promise<ThrowAway> {
  if (native === undefined) return startEmbedded({ dir, database: 'despatch', ephemeral: true });
  const user = unprivilegedUser();
  const folder = join(dir, 'server');
  mkdirSync(folder);
  for (const path of user ? [dir, folder] : []) chownSync(path, user?.uid ?? 0, user?.gid ?? 0);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`);
  const child = await launchPostmaster({ native, folder, data, user, ephemeral: true });
  const port = await answering(data, folder);
  await query(port, 'CREATE DATABASE despatch');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/despatch`,
    async stop() {
      child.kill('SIGINT');
      while (child.exitCode === null && child.signalCode === null) await sleep(20);
    },
  };
}

async function answering(data: string, folder: string): Promise<number> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await sleep(50)) {
    const port = runningPostmaster(data)?.port;
    if (port === undefined) continue;
    try {
      await query(port, 'SELECT 1');
      return port;
    } catch {
      // It is still starting.
    }
  }
  throw new Error(`no server after ${PATIENCE_MS / 1000} s: ${readFileSync(logFile(folder), 'utf8')}`);
}

async function query(port: number, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `postgresql://postgres@127.0.0.1:${port}/postgres` });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
