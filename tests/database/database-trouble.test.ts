import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { createPrisma, type Db, sendPlanned } from '../../src/database/client.ts';
import { databaseTrouble } from '../../src/database/database-trouble.ts';
import { Prisma } from '../../src/generated/prisma/client.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let database: FreshDatabase;
let db: Db;
let holder: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  db = database.db;
  await db.player.create({ data: { id: 'ann', email: 'ann@example.org', name: 'Ann' } });
  holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await database.drop();
});

/** What is wrong, by what the work fails with. */
const troubleOf = (work: () => Promise<unknown>) => work().then(() => 'nothing', databaseTrouble);

/** The three ways to the database: Prisma's models, its raw statements, and the pool itself. */
const writes = (): readonly (() => Promise<unknown>)[] => [
  () => db.player.update({ where: { id: 'ann' }, data: { name: 'Anna' } }),
  () => db.$executeRaw`UPDATE "Player" SET name = 'Anna'`,
  () => sendPlanned(db, 'test.rename', Prisma.sql`UPDATE "Player" SET name = 'Anna'`),
  () => db.$transaction((tx) => tx.player.update({ where: { id: 'ann' }, data: { name: 'Anna' } })),
];

test('a row that others hold for long: busy', async () => {
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Player" FOR UPDATE');
  expect(await Promise.all(writes().map(troubleOf))).toEqual(['busy', 'busy', 'busy', 'busy']);
  await holder.query('ROLLBACK');
  expect(await Promise.all(writes().map(troubleOf))).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
});

test('a disk without room: full', async () => {
  // PostgreSQL's own error, raised where it would come.
  await db.$executeRaw`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''could not extend file: No space left on device'' USING ERRCODE = ''53100''; END'`;
  await db.$executeRaw`CREATE TRIGGER no_room BEFORE UPDATE ON "Player" EXECUTE FUNCTION no_room()`;
  expect(await Promise.all(writes().map(troubleOf))).toEqual(['full', 'full', 'full', 'full']);
  await db.$executeRaw`DROP TRIGGER no_room ON "Player"`;
});

test('a server that is not there, or goes away: unreachable', async () => {
  const nowhere = createPrisma('postgresql://nobody@127.0.0.1:1/nothing');
  expect(await troubleOf(() => nowhere.player.count())).toBe('unreachable');
  expect(await troubleOf(() => sendPlanned(nowhere, 'test.one', Prisma.sql`SELECT 1`))).toBe('unreachable');
  await nowhere.$disconnect();
  const ended = db.$queryRaw`SELECT pg_terminate_backend(pg_backend_pid())::text`;
  expect(await troubleOf(() => ended)).toBe('unreachable');
});

test('what is wrong with the program is no trouble of the database', async () => {
  const again = () => db.player.create({ data: { id: 'ann', email: 'ann@example.org', name: 'Ann' } });
  expect(await troubleOf(again)).toBeUndefined();
  expect(await troubleOf(() => db.$queryRaw`SELECT nothing`)).toBeUndefined();
  expect([new Error('no'), undefined, 'text', { code: 'P2002' }].map(databaseTrouble)).toEqual(
    Array(4).fill(undefined),
  );
});
