import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemUser } from './unprivileged-user.ts';

/**
 * The file with the server's password, made on the first start; readable by its owner alone.
 * Of several processes that start at once one makes it and all read the same.
 */
export function passwordFile(folder: string, user: SystemUser | undefined): { file: string; password: string } {
  const file = join(folder, 'password');
  if (!existsSync(file)) make(file, user);
  return { file, password: readFileSync(file, 'utf8') };
}

function make(file: string, user: SystemUser | undefined): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, randomBytes(18).toString('hex'), { mode: 0o600 });
  if (user) chownSync(part, user.uid, user.gid);
  try {
    linkSync(part, file); // unlike a rename, refuses to replace what another process made
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(part, { force: true });
  }
}
