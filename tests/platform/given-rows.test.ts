import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Prisma } from '../../src/generated/prisma/client.ts';
import { givenRows, type HowMany, isAmong } from '../../src/platform/given-rows.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const COLUMNS = {
  seat: 'text',
  since: 'int',
  hours: 'float8',
  dueAt: 'timestamptz',
  window: 'boolean',
  data: 'jsonb',
} as const;
const FULL = {
  seat: 'O\'Neil "q" \\',
  since: 3,
  hours: 1.5,
  dueAt: '2026-11-26T10:00:00.123Z',
  window: false,
  data: { a: [null, 'ü'] },
};
const SHAPES: readonly HowMany[] = ['at most one', 'any number'];

const read = (rows: readonly object[], howMany: HowMany) =>
  database.db.$queryRaw(
    Prisma.sql`SELECT x.* FROM ${givenRows(
      'x',
      COLUMNS,
      rows.map((row) => ({ ...row })),
      howMany,
    )}`,
  );

test.each(SHAPES)('a row comes back as it was given, with nothing where it has nothing (%s)', async (howMany) => {
  expect(await read([FULL], howMany)).toEqual([{ ...FULL, dueAt: new Date(FULL.dueAt) }]);
  expect(await read([{ seat: 'us', hours: null }], howMany)).toEqual([
    { seat: 'us', since: null, hours: null, dueAt: null, window: null, data: null },
  ]);
  expect(await read([], howMany)).toEqual([]);
});

test('any number of rows come back; a statement for one refuses two', async () => {
  expect(await read([FULL, { ...FULL, since: 4 }], 'any number')).toMatchObject([{ since: 3 }, { since: 4 }]);
  expect(() => givenRows('x', COLUMNS, [FULL, FULL], 'at most one')).toThrow('2 rows for a statement of one');
});

test.each(SHAPES)('a row is among the given ones when all its values are (%s)', async (howMany) => {
  const columns = { seat: 'text', since: 'int' } as const;
  const among = async (rows: readonly { readonly seat: string; readonly since: number }[]) =>
    (
      await database.db.$queryRaw<{ seat: string }[]>(Prisma.sql`
        SELECT w.seat FROM (VALUES ('us', 1), ('us', 2), ('ussr', 1)) AS w(seat, since)
        WHERE ${isAmong('w', columns, rows, howMany)} IS NOT TRUE`)
    ).length;
  expect(await among([])).toBe(3);
  expect(await among([{ seat: 'us', since: 2 }])).toBe(2);
  expect(await among([{ seat: 'uk', since: 2 }])).toBe(3);
});
