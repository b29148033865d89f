import type { Db } from '../../../src/database/client.ts';
import { DAY_MS } from '../../../src/platform/durations.ts';
import { newId } from '../../../src/platform/new-id.ts';
import type { Named } from './a-club.ts';

/** What names a row: ids as they are made here. What is in a game's log has ids as well, and shorter ones. */
const ID = /"(?:id|tokenHash)": "([a-z2-9]{20})"/g;
const WORD = /[\w-]+/g;
const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:\+00:00|Z)/g;

/** The rows of one table of the database, as a JSON text. */
type Rows = { readonly name: string; readonly rows: string };

/**
 * Copies of a table as it is now, with everything that hangs on it: the next is as if it were played again, with ids of
 * its own, a day after the last. The people are the same.
 */
export async function copiesOf(db: Db, named: Named): Promise<() => Promise<Named>> {
  const kept = await rowsOf(db, named.table ?? '');
  const ids = kept.flatMap(({ rows }) => [...rows.matchAll(ID)].map(([, id = '']) => id));
  // One statement, so that it does not matter which row comes first: what points to nothing is noticed at its end.
  const inserts = kept.map(({ name }, i) => `"new${name}" AS (INSERT INTO "${name}" ${recordsOf(name, i)})`);
  const insertAll = `WITH ${inserts.join(', ')} SELECT 1`;

  let days = 0;
  return async () => {
    days += 1;
    const copied = new Map(ids.map((id) => [id, newId()]));
    const renamed = (text: string) => text.replaceAll(WORD, (word) => copied.get(word) ?? word);
    const later = (time: string) => new Date(Date.parse(time) + days * DAY_MS).toISOString();
    await db.$executeRawUnsafe(insertAll, ...kept.map(({ rows }) => renamed(rows).replaceAll(TIME, later)));
    return Object.fromEntries(Object.entries(named).map(([part, value]) => [part, renamed(value)]));
  };
}

const recordsOf = (name: string, i: number) =>
  `SELECT * FROM jsonb_populate_recordset(NULL::"${name}", $${i + 1}::jsonb)`;

/** What hangs on a table. What was only written down about it is left out: its rows are numbered by the database. */
async function rowsOf(db: Db, tableId: string): Promise<readonly Rows[]> {
  const columns = await db.$queryRaw<{ name: string; column: string }[]>`
    SELECT table_name AS name, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT IN ('Audit', 'AnswerTime')
      AND (column_name = 'tableId' OR (table_name = 'Table' AND column_name = 'id'))`;
  const kept: Rows[] = [];
  for (const { name, column } of columns) {
    const sql = `SELECT jsonb_agg(r)::text AS rows FROM "${name}" r WHERE "${column}" = $1`;
    for (const { rows } of await db.$queryRawUnsafe<{ rows: string | null }[]>(sql, tableId))
      if (rows !== null) kept.push({ name, rows });
  }
  return kept;
}
