import type { Db } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';

export type Fill = {
  /** A table whose rows all others are copies of. */
  readonly template: string;
  readonly tables: number;
  /** Of each log. */
  readonly entries: number;
};

const PLAYERS = 5000;
/** Of a hundred tables: those whose game is over, and those that are being played. All others were called off. */
const FINISHED = 65;
const PLAYING = 30;
/** Tables whose rows are written at once. */
const BATCH = 500;
const DAYS = 730;

/**
 * Fills a database as some years of a busy server do: tables and players as copies of one table and its host, and the
 * logs, snapshots, keys, times, mails and disputes that would be there, in the order of time. Gives the number of
 * entries. Some of it takes longer than a server's statements may.
 */
export async function fillDatabase(db: Db, { template, tables, entries }: Fill): Promise<number> {
  await copyPlayers(db, template);
  for (let from = 0; from < tables; from += BATCH) {
    const batch = { from: from + 1, to: Math.min(tables, from + BATCH) };
    await copyTables(db, template, batch, tables);
    const ids = Prisma.sql`
      SELECT id, status, "createdAt" FROM "Table"
      WHERE id BETWEEN ${tableId(batch.from)} AND ${tableId(batch.to)}`;
    await copyLogs(db, { template, entries, ids });
    await copyBesides(db, { template, entries, ids });
    // PostgreSQL's plans are for tables of the size that it knows of.
    if (Number.isInteger(Math.log2(batch.to / BATCH))) await db.$executeRaw`ANALYZE`;
  }
  return tables * entries;
}

/** As autovacuum does in all these years. */
export async function tidyDatabase(db: Db): Promise<void> {
  await db.$executeRaw`VACUUM ANALYZE`;
  await db.$executeRaw`CHECKPOINT`;
}

function tableId(n: number): string {
  return `filled${String(n).padStart(14, '0')}`;
}

async function copyPlayers(db: Db, template: string): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Player"
    SELECT (jsonb_populate_record(p, jsonb_build_object('id', 'filled' || lpad(n::text, 14, '0'),
      'email', 'filled' || n || '@bench.example', 'name', 'Player ' || n))).*
    FROM "Table" t JOIN "Player" p ON p.id = t."hostId", generate_series(1, ${PLAYERS}::int) n
    WHERE t.id = ${template}`;
}

type Batch = { readonly from: number; readonly to: number };

async function copyTables(db: Db, template: string, { from, to }: Batch, tables: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Table"
    SELECT (jsonb_populate_record(t, jsonb_build_object('id', 'filled' || lpad(n::text, 14, '0'), 'name', 'Table ' || n,
      'status', s.status, 'createdAt', s.at, 'startedAt', s.at, 'movedAt', s.at + interval '20 days',
      'finishedAt', CASE WHEN s.status = 'finished' THEN s.at + interval '20 days' END,
      'hostId', 'filled' || lpad((1 + n % ${PLAYERS}::int)::text, 14, '0')))).*
    FROM "Table" t, generate_series(${from}::int, ${to}::int) n, LATERAL (SELECT
      CASE WHEN n % 100 < ${FINISHED} THEN 'finished' WHEN n % 100 < ${FINISHED + PLAYING} THEN 'playing'
        ELSE 'cancelled' END AS status,
      now() - interval '1 day' * (20 + ${DAYS - 20}::int * (1 - n::float8 / ${tables}::int)) AS at) s
    WHERE t.id = ${template}`;
  await db.$executeRaw`
    INSERT INTO "Seat"
    SELECT (jsonb_populate_record(s, jsonb_build_object('tableId', 'filled' || lpad(n::text, 14, '0'),
      'playerId', 'filled' || lpad((1 + (n * 7 + length(s.seat)) % ${PLAYERS}::int)::text, 14, '0')))).*
    FROM "Seat" s, generate_series(${from}::int, ${to}::int) n WHERE s."tableId" = ${template}`;
}

/** The rows of the template in a table; `OFFSET 0`: they are read first, and once. */
function rowsOf(table: string, template: string): Prisma.Sql {
  return Prisma.sql`SELECT * FROM ${Prisma.raw(`"${table}"`)} WHERE "tableId" = ${template} OFFSET 0`;
}

type Copies = { readonly template: string; readonly entries: number; readonly ids: Prisma.Sql };

async function copyLogs(db: Db, { template, entries, ids }: Copies): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Entry" ("tableId", seq, secret, kind, data, facts, at)
    SELECT t.id, e.seq, e.secret, e.kind, e.data, e.facts, t."createdAt" + interval '8 hours' * e.seq
    FROM (${ids}) t, (${rowsOf('Entry', template)}) e WHERE e.seq <= ${entries}`;
  await db.$executeRaw`
    INSERT INTO "Chapter" ("tableId", seq, data)
    SELECT t.id, c.seq, c.data FROM (${ids}) t, (${rowsOf('Chapter', template)}) c WHERE c.seq <= ${entries}`;
  await db.$executeRaw`
    INSERT INTO "Snapshot" ("tableId", seq, secret, machine)
    SELECT t.id, s.seq, s.secret, s.machine FROM (${ids}) t, (${rowsOf('Snapshot', template)}) s`;
}

/** What is beside the logs: open questions, keys, the times that answers took, mails and disputes. */
async function copyBesides(db: Db, { template, entries, ids }: Copies): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "PendingAnswer" ("tableId", seat, decision, since, "askedAt", "dueAt", "nextAt", hours)
    SELECT t.id, s.seat, ${`${entries}.1`}, ${entries}, now(), now() + interval '9 days', now() + interval '5 days', 96
    FROM (${ids}) t JOIN LATERAL (
      SELECT seat FROM "Seat" WHERE "tableId" = t.id ORDER BY seat LIMIT 1) s ON true WHERE t.status = 'playing'`;
  await db.$executeRaw`
    INSERT INTO "Submission" ("tableId", key, seat, digest, "fromSeq", "toSeq", at)
    SELECT t.id, md5(t.id || s.key), s.seat, s.digest, s."fromSeq", s."toSeq", t."createdAt"
    FROM (${ids}) t, (${rowsOf('Submission', template)}) s WHERE t.status = 'playing'`;
  await db.$executeRaw`
    INSERT INTO "AnswerTime" ("playerId", "tableId", seat, decision, seq, "askedAt", "dueAt", "answeredAt", "byPlayer")
    SELECT s."playerId", t.id, a.seat, a.decision, a.seq, t."createdAt", t."createdAt" + interval '36 hours',
      t."createdAt" + interval '8 hours' * coalesce(a.seq, 0), true
    FROM (${ids}) t JOIN "Seat" s ON s."tableId" = t.id
      JOIN (${rowsOf('AnswerTime', template)}) a ON a.seat = s.seat`;
  const mailed = Prisma.sql`(${ids}) t JOIN "Seat" s ON s."tableId" = t.id`;
  await db.$executeRaw`
    INSERT INTO "Mail" (id, kind, "playerId", "to", "tableId", seat, subject, status, attempts, "createdAt", "sentAt")
    SELECT md5(t.id || s.seat), 'turn', s."playerId", s."playerId" || '@bench.example', t.id, s.seat, 'Your move',
      'sent', 1, t."createdAt", t."createdAt" FROM ${mailed}`;
  await db.$executeRaw`
    INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, "dueAt", "mailId", "createdAt")
    SELECT md5(t.id || s.seat), 'turn', s."playerId", t.id, s.seat, t."createdAt", md5(t.id || s.seat), t."createdAt"
    FROM ${mailed}`;
  await db.$executeRaw`
    INSERT INTO "Dispute" (id, "tableId", type, state, text, "openedById", "createdAt", "closedAt")
    SELECT md5(t.id || s.seat), t.id, 'rules', 'resolved', 'That is not the rule.', s."playerId", t."createdAt",
      t."createdAt" FROM ${mailed} WHERE t.id LIKE '%00'`;
}
