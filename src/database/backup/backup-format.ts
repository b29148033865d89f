import type { ClientBase } from 'pg';

/*
 * A backup is text: a head line, then one line for each row (the table's name, a blank, the row as JSON, as PostgreSQL
 * writes and reads it), in an order in which foreign keys find what they name, and a last line with the count.
 */
export const HEAD = 'despatch-backup 1 ';
export const END = 'end ';

/** Prisma's own list of migrations is not data: a restored database has made its own. */
const NOT_DATA = ['_prisma_migrations'];

/** The tables of the schema, each after those that its foreign keys name. */
export async function tablesInOrder(client: ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(
    `SELECT c.relname AS name, coalesce(array_agg(f.relname::text) FILTER (WHERE f.relname IS NOT NULL), '{}') AS needs
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
     LEFT JOIN pg_constraint k ON k.conrelid = c.oid AND k.contype = 'f' AND k.confrelid <> c.oid
     LEFT JOIN pg_class f ON f.oid = k.confrelid
     WHERE c.relkind = 'r' AND c.relname <> ALL ($1) GROUP BY c.relname ORDER BY c.relname`,
    [NOT_DATA],
  );
  const done: string[] = [];
  while (done.length < rows.length) {
    const next = rows.filter(({ name, needs }) => !done.includes(name) && needs.every((one) => done.includes(one)));
    if (next.length === 0) throw new Error('the foreign keys of the schema go round in a circle');
    done.push(...next.map(({ name }) => name));
  }
  return done;
}

/** The schema's version: the last migration. */
export async function lastMigration(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT migration_name AS name FROM _prisma_migrations WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL
     ORDER BY migration_name DESC LIMIT 1`,
  );
  return rows[0]?.name ?? '';
}
