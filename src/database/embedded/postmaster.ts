import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a running server says of itself in its data directory. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** The server that runs on this data directory, if one does; a lock file that a crash left behind does not count. */
export function runningPostmaster(data: string): Postmaster | undefined {
  const found = readLock(data);
  if (!found || !alive(found.pid)) return undefined;
  return isOther(found.pid, data) ? undefined : found;
}

/** Whether a process of this id exists, of any user. */
export function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EPERM';
  }
}

function readLock(data: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 && port > 0 ? { pid, port } : undefined; // the port is written a moment after the pid
  } catch {
    return undefined;
  }
}

/** After a reboot the id may be another program's. */
function isOther(pid: number, data: string): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data);
  } catch {
    return false; // no /proc on this system
  }
}
