import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

import { alive } from './postmaster.ts';
import type { SystemUser } from './unprivileged-user.ts';

export type Cluster = {
  /** The folder of the PostgreSQL programs. */
  readonly native: string;
  /** Where the cluster's own folder `data` is made. */
  readonly folder: string;
  readonly passwordFile: string;
  readonly user: SystemUser | undefined;
  /** Throw-away data: nothing is forced to disk. */
  readonly ephemeral: boolean;
};

/**
 * The data directory of the cluster; made with initdb when there is none. Safe when several processes start at once.
 */
export function createCluster(cluster: Cluster): string {
  const data = join(cluster.folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(cluster, data);
  return data;
}

function initialise(cluster: Cluster, data: string): void {
  const { native, folder, user } = cluster;
  removeLeftovers(folder);
  // Made beside its place and moved there whole, so that a killed initdb leaves nothing half-done behind.
  const fresh = join(folder, `init-${process.pid}`);
  const run = spawnSync(join(native, 'bin/initdb'), initdbArguments(cluster, fresh), {
    ...user,
    cwd: folder,
    encoding: 'utf8',
  });
  if (run.status !== 0) {
    const detail = run.error?.message ?? run.stderr.trim();
    throw new Refusal('bad-input', msg('config.database-not-made', { folder, detail }));
  }
  try {
    renameSync(fresh, data);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!existsSync(join(data, 'PG_VERSION'))) throw error; // else another process was first
  }
}

// The locale is given in full: without LANG initdb would choose SQL_ASCII, and ICU differs between systems.
const initdbArguments = ({ passwordFile, ephemeral }: Cluster, target: string): string[] => [
  `--pgdata=${target}`,
  '--username=postgres',
  '--auth=scram-sha-256',
  `--pwfile=${passwordFile}`,
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  ...(ephemeral ? ['--no-sync'] : []),
];

function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^init-(\d+)$/.exec(name)?.[1];
    if (pid && !alive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
