import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** PostgreSQL's own tools, and a server that they fit. */
export type Postgres = {
  /** The folder of pg_dump, pg_restore and createdb. */
  readonly bin: string;
  readonly major: number;
  /** The folder above `bin/postgres`; undefined: the tools fit the server that npm brings. */
  readonly native: string | undefined;
};

/** The version of the built-in server, which comes without pg_dump. */
const BUILT_IN = 18;
/** What `DATABASE_URL` may be, at least. */
const OLDEST = 14;

/** Where tools may lie: the PATH, and where Debian and Homebrew keep several versions. */
export function usualFolders(path = process.env.PATH ?? ''): readonly string[] {
  return [
    ...path.split(delimiter).filter((folder) => folder !== ''),
    ...versions('/usr/lib/postgresql', ''),
    ...versions('/usr', 'pgsql-'),
    ...versions('/opt/homebrew/opt', 'postgresql@'),
    ...versions('/usr/local/opt', 'postgresql@'),
  ];
}

function versions(folder: string, prefix: string): readonly string[] {
  const named = new RegExp(`^${prefix}\\d+$`);
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => named.test(name)) : [];
  return found
    .sort((a, b) => Number(b.slice(prefix.length)) - Number(a.slice(prefix.length)))
    .map((name) => join(folder, name, 'bin'));
}

/** The first folder whose tools are at least as new as a server that is here; undefined when there is none. */
export function findPostgres(folders: readonly string[]): Postgres | undefined {
  const tools = folders.flatMap((bin) => {
    const major = Math.min(...['pg_dump', 'pg_restore', 'createdb'].map((name) => versionOf(join(bin, name))));
    return major >= OLDEST ? [{ bin, major }] : [];
  });
  for (const { bin, major } of tools) {
    const server = versionOf(join(bin, 'postgres'));
    if (server >= OLDEST && server <= major && versionOf(join(bin, 'initdb')) === server)
      return { bin, major, native: dirname(bin) };
  }
  const newEnough = tools.find(({ major }) => major >= BUILT_IN);
  return newEnough && { ...newEnough, native: undefined };
}

/** The major version that a program says it is; 0 when it is not there. */
function versionOf(program: string): number {
  if (!existsSync(program)) return 0;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}
