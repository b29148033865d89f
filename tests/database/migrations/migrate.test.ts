import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { knownMigrations, type Migration } from '../../../src/database/migrations/known-migrations.ts';
import { migrate } from '../../../src/database/migrations/migrate.ts';
import { translator } from '../../../src/i18n/translator.ts';
import { Refusal } from '../../../src/kernel/refusal.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';

let database: FreshDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** The sentence with which migrating is refused. */
async function refusalOf(migrating: Promise<void>): Promise<string> {
  try {
    await migrating;
  } catch (error) {
    if (error instanceof Refusal) return translator('en', 'UTC').t(error.reason);
    throw error;
  }
  return '';
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const empty = () => query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
/** Every column and index of the schema, and what is in Prisma's list. */
const shape = async () => ({
  columns: await query(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
     WHERE table_schema = 'public' ORDER BY 1, 2`,
  ),
  indexes: await query("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
  done: await query('SELECT migration_name, checksum, rolled_back_at FROM _prisma_migrations ORDER BY 1'),
});

const later = (name: string, sql: string): Migration => ({ name, sql, checksum: `checksum of ${name}` });
const ADDS = later(
  '20990101000000_adds',
  'CREATE TABLE "Later" (id TEXT PRIMARY KEY); ALTER TABLE "Player" ADD COLUMN extra TEXT;',
);
const FAILS = later('20990102000000_fails', 'ALTER TABLE "Player" ADD COLUMN more TEXT; SELECT 1/0;');

describe('an empty database', () => {
  test('gets everything, also from two processes at once', async () => {
    const wanted = await shape();
    await empty();
    await Promise.all([migrate(database.url), migrate(database.url)]);
    expect(await shape()).toEqual(wanted);
    expect(await database.db.table.count()).toBe(0);
  });

  test('has what Prisma itself would have made: its own tool finds nothing to do', async () => {
    await empty();
    await migrate(database.url);
    const prisma = fileURLToPath(new URL('../../../node_modules/prisma/build/index.js', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [prisma, 'migrate', 'status'], {
      env: { ...process.env, DATABASE_URL: database.url, CHECKPOINT_DISABLE: '1' },
    });
    expect(stdout).toContain('Database schema is up to date!');
  });
});

test('a database that is up to date stays as it is, also for two at once', async () => {
  const before = await shape();
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(await shape()).toEqual(before);
});

describe('a migration that fails', () => {
  test('takes those before it back with it, and the version before starts as if nothing had been', async () => {
    const before = await shape();
    const sentence = await refusalOf(migrate(database.url, [...knownMigrations(), ADDS, FAILS]));
    expect(sentence).toBe(
      'The database could not be brought to this version of Despatch. Nothing in it has changed, so the version ' +
        'before ' +
        'can be started again. Migration 20990102000000_fails failed: division by zero',
    );
    expect(await shape()).toEqual(before);
    await migrate(database.url);
  });

  test('put right, it goes through', async () => {
    await refusalOf(migrate(database.url, [...knownMigrations(), ADDS, FAILS]));
    await migrate(database.url, [...knownMigrations(), ADDS, { ...FAILS, sql: 'SELECT 1' }]);
    expect((await shape()).done.map(({ migration_name }) => migration_name)).toContain(FAILS.name);
  });
});

describe('a schema that this version does not know is refused before anything is touched', () => {
  const NEWER = /^The database has a schema that this version of Despatch does not know \(migration 2099\d+_adds\)/;

  test('a newer version’s', async () => {
    await migrate(database.url, [...knownMigrations(), ADDS]);
    const before = await shape();
    expect(await refusalOf(migrate(database.url))).toMatch(NEWER);
    expect(await shape()).toEqual(before);
  });

  test('one whose migration was made anew since', async () => {
    await query("UPDATE _prisma_migrations SET checksum = 'another'");
    const before = await shape();
    expect(await refusalOf(migrate(database.url, [...knownMigrations(), ADDS]))).toContain('does not know');
    expect(await shape()).toEqual(before);
  });

  test('another program’s', async () => {
    await empty();
    await query('CREATE TABLE invoices (id INT)');
    expect(await refusalOf(migrate(database.url))).toMatch(
      /^The database is not empty.* \(table invoices\) is not Despatch’s/,
    );
    expect(
      await query("SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace"),
    ).toEqual([{ relname: 'invoices' }]);
  });
});

test('a migration that another program left half done is named, with the way on', async () => {
  const [first] = knownMigrations();
  await query('UPDATE _prisma_migrations SET finished_at = NULL');
  expect(await refusalOf(migrate(database.url))).toContain(`prisma migrate resolve --rolled-back ${first?.name}`);
});

test('a database that does not answer is refused in one line', async () => {
  expect(await refusalOf(migrate('postgresql://despatch:geheim@127.0.0.1:1/despatch'))).toBe(
    'The database could not be brought to this version of Despatch: connect ECONNREFUSED 127.0.0.1:1',
  );
});

test('a wrong password is refused and not repeated', async () => {
  const url = new URL(database.url);
  url.password = 'geheim';
  const sentence = await refusalOf(migrate(url.href));
  expect(sentence).toContain('password authentication failed');
  expect(sentence).not.toContain('geheim');
});
