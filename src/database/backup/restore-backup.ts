import pg from 'pg';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { END, HEAD, lastMigration, tablesInOrder } from './backup-format.ts';
import type { BackedUp } from './write-backup.ts';

const AT_ONCE = 500;

/**
 * Fills an empty, migrated database from the lines of a backup: all of it or nothing. Refuses (`bad-input`) what is not
 * a backup, one of another version of the schema, one that is cut short, and a database with data in it.
 */
export async function restoreBackup(url: string, lines: AsyncIterable<string>): Promise<BackedUp> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN');
    const restored = await fill(client, lines);
    await client.query('COMMIT');
    return restored;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, lines: AsyncIterable<string>): Promise<BackedUp> {
  const known = await tablesInOrder(client);
  const filled = new Set<string>();
  let begun = false;
  let ended = false;
  let rows = 0;
  let table = '';
  let batch: string[] = [];

  const flush = async () => {
    if (batch.length > 0) await insert(client, table, batch);
    batch = [];
  };

  for await (const line of lines) {
    if (!begun) {
      await checkHead(client, line, known);
      begun = true;
    } else if (line.startsWith(END)) {
      ended = Number(line.slice(END.length)) === rows;
    } else {
      const blank = line.indexOf(' ');
      const name = line.slice(0, blank);
      if (!known.includes(name)) throw new Refusal('bad-input', msg('cli.restore-not-backup'));

      if (name !== table || batch.length >= AT_ONCE) await flush();
      table = name;
      filled.add(name);
      batch.push(line.slice(blank + 1));
      rows += 1;
    }
  }

  if (!begun) throw new Refusal('bad-input', msg('cli.restore-not-backup'));
  if (!ended) throw new Refusal('bad-input', msg('cli.restore-cut'));
  await flush();
  for (const name of filled) await moveSequences(client, name);
  return { tables: filled.size, rows };
}

async function checkHead(client: pg.Client, line: string, known: readonly string[]): Promise<void> {
  if (!line.startsWith(HEAD)) throw new Refusal('bad-input', msg('cli.restore-not-backup'));
  const given = line.slice(HEAD.length);
  const own = await lastMigration(client);
  if (given !== own) throw new Refusal('bad-input', msg('cli.restore-other-schema', { given, own }));
  for (const table of known) {
    const { rows } = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
    if (rows.length > 0) throw new Refusal('bad-input', msg('cli.restore-not-empty', { table }));
  }
}

async function insert(client: pg.Client, table: string, rows: readonly string[]): Promise<void> {
  await client.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1::json)`, [
    `[${rows.join(',')}]`,
  ]);
}

/** What counts its rows itself goes on after the last one. */
async function moveSequences(client: pg.Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `SELECT a.attname AS column, pg_get_serial_sequence(format('%I', $1::text), a.attname) AS sequence
     FROM pg_attribute a WHERE a.attrelid = format('%I', $1::text)::regclass AND a.attnum > 0 AND NOT a.attisdropped
       AND pg_get_serial_sequence(format('%I', $1::text), a.attname) IS NOT NULL`,
    [table],
  );
  for (const { column, sequence } of rows)
    await client.query(`SELECT setval($1::regclass, (SELECT max("${column}") FROM "${table}"))`, [sequence]);
}
