import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import type { SystemUser } from './unprivileged-user.ts';

export type Launch = {
  readonly native: string;
  readonly folder: string;
  readonly data: string;
  readonly user: SystemUser | undefined;
  readonly ephemeral: boolean;
  /** Where clients look for it already; undefined: any free port. */
  readonly port?: number;
};

/** Where the server's own log goes. */
export const logFile = (folder: string): string => join(folder, 'postgres.log');

/** Start a server on the loopback address. It outlives us, and does not hear the terminal's Ctrl-C. */
export async function launchPostmaster({
  native,
  folder,
  data,
  user,
  ephemeral,
  port: wanted,
}: Launch): Promise<ChildProcess> {
  const port = wanted ?? (await freePort());
  const flags = Object.entries({ ...settings, ...(ephemeral ? ephemeralSettings : {}) });

  const log = openSync(logFile(folder), 'a');
  try {
    const child = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...user, cwd: folder, stdio: ['ignore', log, log], detached: true },
    );
    child.on('error', () => {}); // seen by the caller, who waits for the server to answer
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A refused double submission is an everyday error; the log must not grow with it, nor hold what people wrote.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

const ephemeralSettings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
