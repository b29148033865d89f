import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createPrisma, sendPlanned } from '../../src/database/client.ts';
import { Prisma } from '../../src/generated/prisma/client.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.drop());

test('gives the same rows as Prisma for every kind of value that we send', async () => {
  const at = new Date('2026-11-21T12:34:56.789Z');
  const sql = Prisma.sql`
    SELECT ${at}::timestamptz AS at, ${'é'}::text AS text, ${null}::text AS nothing, ${undefined}::text AS missing,
      ${['a', 'b,c']}::text[] AS list, ${7}::int AS n, ${true}::boolean AS yes, ${'{"a":[1,null]}'}::jsonb AS doc,
      json_build_array(1, 'x') AS json, 'playing'::"TableStatus" AS status, 0.5::float8 AS half`;
  const [row] = await sendPlanned(fresh.db, 'test.values', sql);
  expect(row).toEqual((await fresh.db.$queryRaw<object[]>(sql))[0]);
  expect(row).toMatchObject({ at, list: ['a', 'b,c'], doc: { a: [1, null] } });
});

test('a named statement is planned once for a connection', async () => {
  const one = createPrisma(fresh.url, 1);
  const ask = (n: number) => sendPlanned<{ n: number }>(one, 'test.once', Prisma.sql`SELECT ${n}::int AS n`);
  expect([...(await ask(1)), ...(await ask(2))]).toEqual([{ n: 1 }, { n: 2 }]);
  const named = Prisma.sql`
    SELECT name, (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements WHERE name <> ''`;
  expect(await one.$queryRaw(named)).toEqual([{ name: 'test.once', uses: 2 }]);
  await one.$disconnect();
});

test('inside a transaction it belongs to that', async () => {
  const seen = (db: Pick<typeof fresh.db, '$queryRaw'>) =>
    sendPlanned<{ found: number }>(
      db,
      'test.found',
      Prisma.sql`SELECT count(*)::int AS found FROM "Ban" WHERE address = 'x@example.org'`,
    );
  await expect(
    fresh.db.$transaction(async (tx) => {
      await tx.$executeRaw`INSERT INTO "Ban" (address, "byId", reason) VALUES ('x@example.org', 'me', 'test')`;
      expect(await seen(tx)).toEqual([{ found: 1 }]);
      expect(await seen(fresh.db)).toEqual([{ found: 0 }]);
      throw new Error('not after all');
    }),
  ).rejects.toThrow('not after all');
  expect(await seen(fresh.db)).toEqual([{ found: 0 }]);
});

test('disconnecting closes its connections', async () => {
  const db = createPrisma(fresh.url);
  const [own] = await sendPlanned<{ pid: number }>(db, 'test.pid', Prisma.sql`SELECT pg_backend_pid() AS pid`);
  await db.$queryRaw`SELECT 1`;
  await db.$disconnect();
  const open = () => fresh.db.$queryRaw<object[]>`SELECT 1 FROM pg_stat_activity WHERE pid = ${own?.pid}`;
  for (let left = 100; (await open()).length > 0 && left > 0; left -= 1)
    await new Promise((done) => setTimeout(done, 50));
  expect(await open()).toEqual([]);
});
