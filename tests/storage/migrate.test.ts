import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Refusal } from '../../src/kernel/refusal.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { migrationsDone } from '../../src/storage/migrations-done.ts';
import { speaker } from '../../src/words/speaker.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** The sentence with which migrating is refused. */
async function refusalOf(url: string): Promise<string> {
  try {
    await migrate(url);
  } catch (error) {
    if (error instanceof Refusal) return speaker('en', 'UTC').say(error.reason);
    throw error;
  }
  return '';
}

test('a database that is up to date stays as it is, also for two at once', async () => {
  const before = await database.db.$queryRaw`SELECT migration_name, finished_at FROM _prisma_migrations`;
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(await database.db.$queryRaw`SELECT migration_name, finished_at FROM _prisma_migrations`).toEqual(before);
});

test('an empty database gets everything, also from two at once', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
  expect(await migrationsDone(database.url)).toBe(false);
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(await migrationsDone(database.url)).toBe(true);
  expect(await database.db.table.count()).toBe(0);
});

test('a database that does not answer is refused in one line', async () => {
  expect(await refusalOf('postgresql://despatch:geheim@127.0.0.1:1/despatch')).toBe(
    'The database could not be brought to this version of Despatch: ' +
      "Error: P1001: Can't reach database server: connect ECONNREFUSED 127.0.0.1:1",
  );
});

test('a wrong password is refused and not repeated', async () => {
  const url = new URL(database.url);
  url.password = 'geheim';
  const sentence = await refusalOf(url.href);
  expect(sentence).toContain('P1000');
  expect(sentence).not.toContain('geheim');
});

test('a migration that failed half-way is not passed over', async () => {
  await database.db.$executeRaw`UPDATE _prisma_migrations SET finished_at = NULL`;
  expect(await refusalOf(database.url)).toContain('P3009');
});
