import { execFileSync, spawnSync } from 'node:child_process';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

/** The ids to run a program as, in the form that `spawn` takes them. */
export type SystemUser = { readonly uid: number; readonly gid: number };

/**
 * Who the database server is to run as: undefined for "as ourselves"; PostgreSQL refuses to run as root, so
 * root gets `postgres`, else `nobody` (initdb wants an entry in the password file, nothing more).
 */
export function unprivilegedUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    if (uid.status !== 0) continue;
    return { uid: Number(uid.stdout), gid: Number(execFileSync('id', ['-g', name], { encoding: 'utf8' })) };
  }
  throw new Refusal('bad-input', msg('config.no-unprivileged-user'));
}
