import { randomUUID } from 'node:crypto';
import { types } from 'node:util';
import pg from 'pg';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';

import { compareMigrations, MIGRATION_ROWS, type MigrationRow } from './compare-migrations.ts';
import { knownMigrations, type Migration } from './known-migrations.ts';

/** The advisory lock that Prisma's own `migrate deploy` takes: the two wait for each other. */
const PRISMA_MIGRATION_LOCK = 72_707_369;

const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Brings a database to this version's schema. All migrations that it lacks are done in one transaction, with Prisma's
 * list of them: when one fails nothing has changed, and the version before can start again. (`prisma migrate deploy`
 * commits each by itself and leaves a failed one in its list, which no version gets past.) Safe to run from several
 * processes at once. Refuses in words for the operator, before anything is touched, a database that does not answer,
 * one with the schema of a newer version or of another program, and one where an earlier program was interrupted.
 */
export async function migrate(url: string, known: readonly Migration[] = knownMigrations()): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // the query under way fails with it
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [PRISMA_MIGRATION_LOCK]);
    for (const migration of await pendingOf(client, known)) await apply(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad-input', msg('config.migration-failed', { detail: wordsOf(error) }));
  } finally {
    await client.end().catch(() => {}); // what was not committed is rolled back
  }
}

async function pendingOf(client: pg.Client, known: readonly Migration[]): Promise<readonly Migration[]> {
  const rows = await rowsOf(client);
  const state = compareMigrations(rows, known);
  switch (state.kind) {
    case 'current':
      return [];
    case 'behind':
      return state.pending;
    case 'half-done':
      throw new Refusal('bad-input', msg('config.migration-half-done', { name: state.name }));
    case 'unknown':
      throw new Refusal('bad-input', msg('config.schema-unknown', { name: state.name }));
  }
}

/** What the database has had; nothing at all when it is empty. Refuses one that holds another program's tables. */
async function rowsOf(client: pg.Client): Promise<readonly MigrationRow[]> {
  const tables = await client.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace",
  );
  const names = tables.rows.map(({ name }) => name);
  if (names.includes('_prisma_migrations')) return (await client.query<MigrationRow>(MIGRATION_ROWS)).rows;
  if (names.length > 0)
    throw new Refusal('bad-input', msg('config.schema-foreign', { table: names.toSorted()[0] ?? '' }));
  return [];
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(MIGRATION_LIST);
  try {
    await client.query(sql);
  } catch (error) {
    throw new Refusal('bad-input', msg('config.migration-rolled-back', { name, detail: wordsOf(error) }));
  }
  await client.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

function wordsOf(error: unknown): string {
  return (types.isNativeError(error) && error.message) || String(error);
}

/** As Prisma makes it, so that its own tools go on working. */
const MIGRATION_LIST = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;
