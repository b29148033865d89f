import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { restoreBackup } from '../../../src/database/backup/restore-backup.ts';
import { knownMigrations } from '../../../src/database/migrations/known-migrations.ts';
import { migrate } from '../../../src/database/migrations/migrate.ts';
import { finestStretches } from '../../../src/log/chapter-spans.ts';
import { entryMeant, readChapters } from '../../../src/log/read-chapters.ts';
import { REASONS } from '../../../src/mail/reasons.ts';
import { readDraft } from '../../../src/play/drafts/read-draft.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { testServices } from '../../harness/services.ts';
import { playOn } from '../../mail/harness/mail-world.ts';

/*
 * The database of the last release, with something in every table: a table of four over some weeks with its disputes,
 * rulings and a substitute, tables of both games in the middle of play, one that forms. Written by that release's own
 * `backup`. With each release another one is added here.
 */
const RELEASE = '20261121151917_init';
const FILLED = fileURLToPath(new URL('../../fixtures/releases/2026-11-21.despatch.gz', import.meta.url));

/** What has been released is never made anew: a migration is added instead. */
const RELEASED: { readonly [name: string]: string } = {
  '20261121151917_init': 'db96e8951d62a2f452a8c334245f3c61215188dffec036e990b9d9f630b3de9b',
};

/** Tables that are called otherwise by now. */
const RENAMED: { readonly [table: string]: string } = {
  Notice: 'Notification',
  Opening: 'SubstituteRequest',
  Ticket: 'Dispute',
  TicketMessage: 'DisputeMessage',
  Vacation: 'Absence',
  Waiting: 'PendingAnswer',
};

type Rows = ReadonlyMap<string, readonly string[]>;

let database: FreshDatabase;
let keys: readonly Key[];
let before: Rows;
beforeAll(async () => {
  database = await freshDatabase();
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(
    database.url,
    knownMigrations().filter(({ name }) => name <= RELEASE),
  );
  const lines = gunzipSync(readFileSync(FILLED)).toString().split('\n').filter(Boolean);
  await restoreBackup(database.url, each(lines));
  // A key may have more columns afterwards; the old ones name the old rows.
  keys = await primaryKeys();
  before = await allRows(keys);
  await migrate(database.url);
});
afterAll(() => database.drop());

async function* each(lines: readonly string[]) {
  yield* lines;
}

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

type Key = { readonly table: string; readonly columns: readonly string[] };

function primaryKeys(): Promise<readonly Key[]> {
  return query<Key>(
    `SELECT c.relname AS table, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid AND c.relname <> '_prisma_migrations'
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (k.conkey)
     WHERE k.contype = 'p' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname`,
  );
}

/** The ids of all rows, by table. */
async function allRows(keys: readonly Key[]): Promise<Rows> {
  const rows = new Map<string, readonly string[]>();
  for (const { table, columns } of keys) {
    const key = columns.map((column) => `"${column}"::text`).join(" || ' ' || ");
    const found = await query<{ key: string }>(`SELECT ${key} AS key FROM "${table}" ORDER BY 1`);
    rows.set(
      table,
      found.map((row) => row.key),
    );
  }
  return rows;
}

test('the migrations of the release are as they were', () => {
  const known = new Map(knownMigrations().map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of Object.entries(RELEASED)) expect([name, known.get(name)]).toEqual([name, checksum]);
});

test('the release had something in every table, and no row is lost', async () => {
  for (const [table, keys] of before) expect([table, keys.length]).not.toEqual([table, 0]);
  const after = await allRows(keys.map(({ table, columns }) => ({ table: RENAMED[table] ?? table, columns })));
  for (const [table, keys] of before)
    expect([table, after.get(RENAMED[table] ?? table)]).toEqual([table, expect.arrayContaining([...keys])]);
});

test('what is stored as data has the new words too', async () => {
  const old = await query(
    `SELECT id FROM "Table" WHERE policy ?| ARRAY['ticketPauseHours', 'ticketEscalationHours']
     UNION SELECT id FROM "Notification" WHERE data ?| ARRAY['ticket', 'opening'] OR kind = 'ticket'
     UNION SELECT id FROM "Mail" WHERE kind = 'ticket'
     UNION SELECT hash FROM "LinkToken" WHERE purpose IN ('ticket', 'offer') OR data ?| ARRAY['ticketId', 'openingId']
     UNION SELECT id::text FROM "Audit" WHERE what = 'ticket'`,
  );
  expect(old).toEqual([]);
  expect(await query(`SELECT 1 FROM "Notification" WHERE data ? 'substituteRequest'`)).not.toEqual([]);
  expect(await query(`SELECT 1 FROM "LinkToken" WHERE purpose = 'action'`)).not.toEqual([]);
});

test('players who take any seat are unassigned', async () => {
  const seats = await query<{ seat: string; unassigned: boolean }>(`SELECT seat, unassigned FROM "Seat"`);
  expect(new Set(seats.map(({ unassigned }) => unassigned))).toEqual(new Set([true, false]));
  for (const { seat, unassigned } of seats) expect([seat, unassigned]).toEqual([seat, seat.startsWith('?')]);
});

test('why a mail was not sent is a code, and errors are words of mail servers', async () => {
  const rows = await query<{ reason: string | null; error: string | null }>(
    `SELECT reason, error FROM "Mail" WHERE status = 'dropped'`,
  );
  expect(rows).not.toEqual([]);
  for (const { reason, error } of rows) expect([REASONS.some((one) => one === reason), error]).toEqual([true, null]);
});

test('logs that are older than chapters are read by them, and nothing of the log is left out', async () => {
  const services = testServices(database.db);
  const tables = await database.db.table.findMany({ where: { seq: { gt: 0 } } });
  for (const table of tables) {
    const chapters = await readChapters(services, table);
    expect([table.id, chapters[0]?.first, chapters.at(-1)?.last]).toEqual([table.id, 1, table.seq]);
    const [last] = finestStretches(chapters).slice(-1);
    expect(await entryMeant(services, table.id, last?.address ?? '')).toBe(table.seq);
  }
});

test('drafts belong to the question that they begin with, and can be gone on with', async () => {
  const services = testServices(database.db);
  const drafts = await database.db.draft.findMany({ where: { table: { status: 'playing' } } });
  expect(drafts).not.toEqual([]);
  for (const draft of drafts)
    expect(await readDraft(services, draft)).toMatchObject({
      steps: [{ decision: draft.decision }],
      misfit: undefined,
    });
});

test('every log verifies with the rules of this version', async () => {
  const services = testServices(database.db);
  const tables = await database.db.table.findMany({ where: { seq: { gt: 0 } } });
  expect(tables.length).toBeGreaterThan(3);
  for (const { id } of tables) expect(await verifyTable(services, id)).toMatchObject({ tableId: id, faults: [] });
});

test('games that were in the middle of play go on', async () => {
  const services = testServices(database.db);
  const playing = await database.db.table.findMany({ where: { status: 'playing' } });
  expect(new Set(playing.map(({ game }) => game))).toEqual(new Set(['iron-curtain', 'versailles-1919']));
  for (const { id } of playing) expect(await playOn(services, id, 3)).toHaveLength(3);
});
