import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from '../generated/prisma/client.ts';

/**
 * How long anything here waits for the database, in milliseconds: nobody waits for ever for one that hangs, and what
 * others hold locked gives its connection back soon. The server gives up by itself first, so that it says why.
 */
const PATIENCE = {
  /** For a connection, new or free again. */
  connectionTimeoutMillis: 5_000,
  lock_timeout: 3_000,
  statement_timeout: 10_000,
  /** For an answer to a statement, also when the server says nothing any more. */
  query_timeout: 12_000,
  /** Longer than any transaction of ours may take. */
  idle_in_transaction_session_timeout: 20_000,
} as const;

/** For work that fills or tidies a whole database, and for which nobody waits. */
const NO_HURRY = { connectionTimeoutMillis: 60_000, statement_timeout: 0, query_timeout: 0 } as const;

/**
 * A Prisma client for this database; at most `max` connections, opened when needed. `$disconnect()` closes them. On two
 * cores six carried about a fifth more submissions than ten: more of them only wait for each other. `hurry` false: its
 * statements may take as long as they like.
 */
export function createPrisma(url: string, max = 6, { hurry = true }: { readonly hurry?: boolean } = {}) {
  const pool = new pg.Pool({ ...PATIENCE, ...(hurry ? {} : NO_HURRY), connectionString: url, max });
  pool.on('error', () => {}); // an idle connection went away: the next query opens another
  // One that is taken, between two queries of a transaction: the next of them fails, and nothing ends the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const adapter = new PrismaPg(pool, { disposeExternalPool: true });
  const client = new PrismaClient({ adapter });
  pools.set(client, pool);
  return client;
}

export type Db = ReturnType<typeof createPrisma>;

const pools = new WeakMap<object, pg.Pool>();

/**
 * `$queryRaw` for the statements that are sent again and again: PostgreSQL plans one of this `name` once for each
 * connection. It goes there as it is, for Prisma's way of writing down arguments and rows takes longer than all else
 * about them. Inside a transaction Prisma sends it, and it has no plan.
 */
export async function sendPlanned<Row extends pg.QueryResultRow>(
  db: Pick<Db, '$queryRaw'>,
  name: string,
  sql: Prisma.Sql,
): Promise<readonly Row[]> {
  const pool = pools.get(db);
  if (!pool) return db.$queryRaw<Row[]>(sql);
  const { text, values } = sql;
  return (await pool.query<Row>({ name, text, values })).rows;
}
