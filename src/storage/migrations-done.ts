import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const folder = fileURLToPath(new URL('../../prisma/migrations/', import.meta.url));

/** A line of Prisma's own list of migrations that were not rolled back. */
export type MigrationRow = { readonly name: string; readonly checksum: string; readonly done: boolean };

/** Asks a database for its `MigrationRow`s. */
export const MIGRATION_ROWS =
  'SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS done FROM _prisma_migrations WHERE rolled_back_at IS NULL';

/**
 * Whether this database has had every migration of this version, unchanged. False also when it cannot be asked: Prisma,
 * who is a second slower, then says why.
 */
export async function migrationsDone(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<MigrationRow>(MIGRATION_ROWS);
    return areAllDone(rows);
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether these are all migrations of this version, unchanged and finished, and none that failed half-way. */
export function areAllDone(rows: readonly MigrationRow[]): boolean {
  const done = new Map(rows.filter((row) => row.done).map((row) => [row.name, row.checksum]));
  return rows.length === done.size && migrations().every(({ name, checksum }) => done.get(name) === checksum);
}

function migrations(): { readonly name: string; readonly checksum: string }[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(`${folder}${name}/migration.sql`);
      return { name, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}
