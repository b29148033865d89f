import { Prisma } from '../generated/prisma/client.ts';

/** Columns of a given relation, each with its type in PostgreSQL. */
type Columns = { readonly [column: string]: 'text' | 'int' | 'float8' | 'boolean' | 'timestamptz' | 'jsonb' };

/**
 * How many rows a statement is written for. Rows that are given as parameters cost PostgreSQL half of what they cost
 * when it has to take them out of JSON, but each number of them would be another plan.
 */
export type HowMany = 'at most one' | 'any number';

/** Rows that a statement is given, as a relation `alias` with these columns; what a row does not have is null. */
export function givenRows(
  alias: string,
  columns: Columns,
  rows: readonly { readonly [column: string]: unknown }[],
  howMany: HowMany,
): Prisma.Sql {
  const named = Object.entries(columns);
  if (howMany === 'any number') {
    const list = named.map(([name, type]) => `"${name}" ${type}`).join(', ');
    return Prisma.sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS ${Prisma.raw(`${alias}(${list})`)}`;
  }

  if (rows.length > 1) throw new Error(`${rows.length} rows for a statement of one`);
  const [row = {}] = rows;
  const values = named.map(([name, type]) => {
    const value = row[name] ?? null;
    const given = type === 'jsonb' && value !== null ? JSON.stringify(value) : value;
    return Prisma.sql`${given}${Prisma.raw(`::${type} AS "${name}"`)}`;
  });
  return Prisma.sql`(SELECT ${Prisma.join(values)} WHERE ${rows.length === 1}::boolean) AS ${Prisma.raw(alias)}`;
}

/** SQL: whether the row `alias` has the values of a given row in these columns. Perhaps null where it has not. */
export function isAmong(
  alias: string,
  columns: Columns,
  rows: readonly { readonly [column: string]: unknown }[],
  howMany: HowMany,
): Prisma.Sql {
  const equal = Object.entries(columns).map(([name, type]) =>
    howMany === 'any number'
      ? Prisma.raw(`given."${name}" = ${alias}."${name}"`)
      : Prisma.sql`${Prisma.raw(`${alias}."${name}" = `)}${rows[0]?.[name] ?? null}${Prisma.raw(`::${type}`)}`,
  );
  const all = Prisma.join(equal, ' AND ');
  if (howMany === 'at most one') return Prisma.sql`(${all})`;
  return Prisma.sql`EXISTS (SELECT 1 FROM ${givenRows('given', columns, rows, howMany)} WHERE ${all})`;
}
