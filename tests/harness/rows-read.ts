import pg from 'pg';
import { createPrisma } from '../../src/database/client.ts';

/**
 * A client of a database, and how many rows PostgreSQL looked at for what was done with it: rows of tables that were
 * read from end to end, and entries of indexes. It has one connection, so that nothing of it is counted late.
 */
export function countingRows(url: string) {
  const db = createPrisma(url, 1);
  const watcher = new pg.Client({ connectionString: url });
  const ready = watcher.connect();

  async function total(): Promise<number> {
    await ready;
    await db.$executeRaw`SELECT pg_stat_force_next_flush()`;
    // The connection tells what it has counted when its next statement is over.
    await db.$executeRaw`SELECT 1`;
    const { rows } = await watcher.query<{ total: number }>(`
      SELECT (SELECT coalesce(sum(seq_tup_read), 0) FROM pg_stat_user_tables)::float8
        + (SELECT coalesce(sum(idx_tup_read), 0) FROM pg_stat_user_indexes)::float8 AS total`);
    return rows[0]?.total ?? 0;
  }

  return {
    db,
    async rowsRead(doing: () => Promise<unknown>): Promise<number> {
      const before = await total();
      await doing();
      return (await total()) - before;
    },
    async close(): Promise<void> {
      await watcher.end();
      await db.$disconnect();
    },
  };
}
