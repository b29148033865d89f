import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

import type { SystemUser } from './unprivileged-user.ts';

/** For root only, where the folder asked for is out of reach for the user PostgreSQL runs as. */
const systemFolder = '/var/lib/despatch';

/**
 * Make the folder for one server's files and return its real path: `dir`, or for root one under /var/lib that
 * belongs to `dir` alone, where the unprivileged user cannot get into it (a checkout under /root).
 */
export function dataFolder(dir: string, user: SystemUser | undefined): string {
  const wanted = resolve(dir);
  if (usable(wanted, user)) return realpathSync(wanted);
  const other = join(systemFolder, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  if (user && usable(other, user)) return realpathSync(other);
  throw new Refusal('bad-input', msg('config.no-data-folder', { folder: wanted, other: user ? other : wanted }));
}

function usable(folder: string, user: SystemUser | undefined): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    if (user) chownSync(folder, user.uid, user.gid);
  } catch {
    return false; // the refusal names the folder
  }
  return spawnSync('test', ['-w', folder], { ...user, cwd: '/' }).status === 0;
}
