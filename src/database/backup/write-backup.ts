import pg from 'pg';
import { END, HEAD, lastMigration, tablesInOrder } from './backup-format.ts';

const AT_ONCE = 500;

export type BackedUp = { readonly tables: number; readonly rows: number };

/**
 * All data of a database as one moment has it, line by line, while others go on writing. `write` may be slow: nothing
 * is read ahead of it.
 */
export async function writeBackup(url: string, write: (lines: string) => Promise<void>): Promise<BackedUp> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesInOrder(client);
    await write(`${HEAD}${await lastMigration(client)}\n`);
    let rows = 0;
    for (const table of tables) {
      await client.query(`DECLARE backup CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" t`);
      for (;;) {
        const read = await client.query<{ row: string }>(`FETCH ${AT_ONCE} FROM backup`);
        if (read.rows.length === 0) break;
        rows += read.rows.length;
        await write(read.rows.map(({ row }) => `${table} ${row}\n`).join(''));
      }
      await client.query('CLOSE backup');
    }
    await client.query('COMMIT');
    await write(`${END}${rows}\n`);
    return { tables: tables.length, rows };
  } finally {
    await client.end();
  }
}
