import { type Db, sendPrepared } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { Outcome } from '../kernel/rules.ts';
import type { NewNotification } from '../notifications/new-notifications.ts';
import { SELECT_ROW, type TableRow } from '../tables/table-row.ts';
import type { Answered } from '../time/answered-in-time.ts';
import type { RetimedRow } from '../time/clock-change.ts';
import type { Waits } from '../time/pending-rows.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { WrittenEntry } from './plan-entries.ts';

/** The rows of a write; one JSON value for the database, however many there are. */
export type CommitDoc = Waits & {
  readonly entries: readonly WrittenEntry[];
  /** Seats that are still waited for, at other times. */
  readonly retimed: readonly RetimedRow[];
  /** Seats that fall silent (since when, in which chapter), and whose players are back (null). */
  readonly silences: readonly {
    readonly seat: string;
    readonly since: string | null;
    readonly chapter: string | null;
  }[];
  /** Seats that the clock sought somebody for, and whose players are back. */
  readonly kept: readonly string[];
  /** For the records of the players who gave these answers. */
  readonly answered: readonly Answered[];
  readonly notifications: readonly NewNotification[];
  readonly outcome?: Outcome;
};

export type CommitParameters = {
  readonly doc: CommitDoc;
  readonly at: Date;
  /** When the notifications may be mailed. */
  readonly dueAt: Date;
  readonly tableId: string;
  /** The last entry before the write, and after it. */
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** The version of the table's clocks that all times were worked out from. */
  readonly clocks: number;
  /** The table's clocks are stopped until then, or (`over`) run again. */
  readonly pause: Date | 'over' | undefined;
  /** The seat whose emergency pause this is. */
  readonly pauser: string | undefined;
  readonly holder: { readonly seat: string; readonly playerId: string } | undefined;
  readonly submission: { readonly key: string; readonly seat: string; readonly digest: string } | undefined;
  readonly resigns: string | undefined;
  /** Given where the seats that have resigned change; those that are not named hold their seats again. */
  readonly resigned: readonly string[] | undefined;
  /** A game that is over may go on with this: only a ruling does that. */
  readonly reopens: boolean;
  /** The new secret seed from here on. */
  readonly reseal: { readonly seed: string; readonly seedHash: string } | undefined;
  /** The game moved on: nobody can take back any more what they asked to take back before. */
  readonly endsTakebacks: boolean;
  /** The request that is granted by this, if it is open still. */
  readonly grants: string | undefined;
  /** Nobody may learn that anything was written: when the table last moved stays as it was. */
  readonly secret: boolean;
  /** The draft of the submission's seat stays: nothing that it was asked has been answered. */
  readonly keepsDraft: boolean;
  readonly snapshot: string | undefined;
};

/**
 * The newest snapshots that are kept; of older ones the first of every thousand entries stays, for reading the past.
 */
const KEPT_SNAPSHOTS = 3;

/**
 * Everything a submission writes, as one statement: one round trip, and atomic without an open transaction. All parts
 * depend on `moved`, the table's row: when that is no longer at `fromSeq` (or its time control or clocks, or the seat's
 * player, have changed, or the key has been used) nothing at all is written. Gives the table's row as it was before,
 * undefined when nothing was written. Two writes at once: the second waits for the row, then finds it moved on.
 */
export async function commitStatement(db: Pick<Db, '$queryRaw'>, c: CommitParameters): Promise<TableRow | undefined> {
  const whole = needsSeldom(c);
  const sql = Prisma.sql`/* prepared tables.commit${Prisma.raw(whole ? '-whole' : '')} */
    WITH p AS (
      SELECT ${JSON.stringify(c.doc)}::jsonb AS doc,
        ${JSON.stringify(c.timeControl)}::jsonb AS "timeControl", ${c.timeZone}::text AS zone,
        ${c.at}::timestamptz AS at, ${c.dueAt}::timestamptz AS due, ${c.doc.outcome !== undefined}::boolean AS over,
        ${c.from.seq}::int AS "fromSeq", ${c.from.secret ?? 0}::int AS "fromSecret",
        ${c.to.seq}::int AS "toSeq", ${c.to.secret ?? 0}::int AS "toSecret",
        ${c.holder?.seat}::text AS "heldSeat", ${c.holder?.playerId}::text AS holder,
        ${c.submission?.key}::text AS key, ${c.submission?.seat}::text AS seat, ${c.submission?.digest}::text AS digest,
        ${c.secret}::boolean AS secret, ${c.keepsDraft}::boolean AS "keepsDraft",
        ${c.resigns}::text AS resigns, ${c.snapshot}::text AS snapshot,
        ${c.resigned === undefined ? null : [...c.resigned]}::text[] AS resigned, ${c.reopens}::boolean AS reopens,
        ${c.reseal?.seed}::text AS seed, ${c.reseal?.seedHash}::text AS "seedHash",
        ${c.endsTakebacks}::boolean AS "endsTakebacks", ${c.grants}::text AS grants, ${c.clocks}::int AS clocks,
        ${c.pause instanceof Date ? c.pause : null}::timestamptz AS "pauseTo",
        ${c.pause === 'over'}::boolean AS "pauseOver", ${c.pauser}::text AS pauser
    ), moved AS (
      UPDATE "Table" t SET seq = p."toSeq", secret = p."toSecret",
        "movedAt" = CASE WHEN p.secret THEN t."movedAt" ELSE p.at END,
        status = (CASE WHEN p.over THEN 'finished' ELSE 'playing' END)::"TableStatus",
        "pausedTo" = CASE WHEN p."pauseOver" OR p.over THEN NULL ELSE coalesce(p."pauseTo", t."pausedTo") END,
        "pausedAt" = CASE WHEN p."pauseOver" OR p.over THEN NULL
          WHEN p."pauseTo" IS NULL THEN t."pausedAt" ELSE coalesce(t."pausedAt", p.at) END,
        outcome = p.doc -> 'outcome', "finishedAt" = CASE WHEN p.over THEN p.at END,
        seed = coalesce(p.seed, t.seed), "seedHash" = coalesce(p."seedHash", t."seedHash")
      FROM p
      WHERE t.id = ${c.tableId} AND t.seq = p."fromSeq" AND t.secret = p."fromSecret"
        AND (t.status = 'playing' OR (p.reopens AND t.status = 'finished'))
        AND (p.grants IS NULL OR EXISTS (SELECT 1 FROM "Takeback" k WHERE k.id = p.grants AND k.state = 'open'))
        AND t."timeControl" = p."timeControl" AND t."timeZone" = p.zone AND t.clocks = p.clocks
        AND (p."heldSeat" IS NULL OR EXISTS (
          SELECT 1 FROM "Seat" s
          WHERE s."tableId" = t.id AND s.seat = p."heldSeat" AND s."playerId" = p.holder AND NOT s.resigned))
        AND NOT EXISTS (SELECT 1 FROM "Submission" u WHERE u."tableId" = t.id AND u.seat = p.seat AND u.key = p.key)
      RETURNING t.id, p.*
    ), entries AS (
      INSERT INTO "Entry" ("tableId", seq, secret, kind, data, facts, at)
      SELECT m.id, (e -> 'entry' ->> 'seq')::int, coalesce((e -> 'entry' ->> 'secret')::int, 0),
        e -> 'entry' ->> 'kind', e -> 'entry', e -> 'facts', m.at
      FROM moved m, jsonb_array_elements(m.doc -> 'entries') e
    ), submission AS (
      INSERT INTO "Submission" ("tableId", key, seat, digest, "fromSeq", "fromSecret", "toSeq", at)
      SELECT id, key, seat, digest, "fromSeq", "fromSecret", "toSeq", at FROM moved WHERE key IS NOT NULL
    ), times AS (
      INSERT INTO "AnswerTime" ("playerId", "tableId", seat, "askedAt", "dueAt", "answeredAt", "byPlayer")
      SELECT s."playerId", m.id, s.seat, w."askedAt", coalesce(w."dueAt", (a ->> 'dueAt')::timestamptz), m.at,
        (a ->> 'byPlayer')::boolean
      FROM moved m, jsonb_array_elements(m.doc -> 'answered') a, "PendingAnswer" w, "Seat" s
      WHERE w."tableId" = m.id AND w.seat = a ->> 'seat' AND w.decision = a ->> 'decision'
        AND s."tableId" = m.id AND s.seat = w.seat AND s."playerId" IS NOT NULL
    ), takebacks AS (
      UPDATE "Takeback" k SET "closedAt" = m.at,
        state = (CASE WHEN k.id = m.grants THEN 'granted' ELSE 'expired' END)::"TakebackState"
      FROM moved m WHERE m."endsTakebacks" AND k."tableId" = m.id AND k.state = 'open'
    ), answered AS (
      DELETE FROM "PendingAnswer" w USING moved m WHERE w."tableId" = m.id AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(m.doc -> 'open') x
        WHERE x ->> 'seat' = w.seat AND x ->> 'decision' = w.decision)
    ), asked AS (
      INSERT INTO "PendingAnswer" ("tableId", seat, decision, since, "askedAt", "dueAt", "nextAt", hours, "left", stage)
      SELECT m.id, x ->> 'seat', x ->> 'decision', (x ->> 'since')::int, m.at,
        (x ->> 'dueAt')::timestamptz, (x ->> 'nextAt')::timestamptz, (x ->> 'hours')::float8, (x ->> 'left')::float8,
        (x ->> 'stage')::int
      FROM moved m, jsonb_array_elements(m.doc -> 'asked') x
      ON CONFLICT DO NOTHING
    ), notifications AS (
      INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt")
      SELECT x ->> 'id', x ->> 'kind', s."playerId", m.id, s.seat, x -> 'data', m.due, m.at
      FROM moved m, jsonb_array_elements(m.doc -> 'notifications') x, "Seat" s
      WHERE s."tableId" = m.id AND s.seat = x ->> 'seat' AND s."playerId" IS NOT NULL
    ), drafts AS (
      DELETE FROM "Draft" d USING moved m
      WHERE d."tableId" = m.id AND (m.over OR (d.seat = m.seat AND NOT m."keepsDraft") OR d.seat = m.resigns)
    )${whole ? seldomParts(c) : Prisma.empty}
    ${SELECT_ROW} WHERE t.id IN (SELECT id FROM moved)`;
  const [row] = await sendPrepared<TableRow>(db, sql);
  return row;
}

/**
 * What few writes need. Left out where it has nothing to do: PostgreSQL prepares every part of a statement each time.
 */
function seldomParts(c: CommitParameters): Prisma.Sql {
  return Prisma.sql`, seats AS (
      UPDATE "Seat" s SET resigned = CASE WHEN m.resigned IS NULL THEN s.resigned ELSE s.seat = ANY(m.resigned) END,
        "silentSince" = CASE WHEN m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
          THEN (SELECT (b ->> 'since')::timestamptz FROM jsonb_array_elements(m.doc -> 'silences') b
            WHERE b ->> 'seat' = s.seat LIMIT 1)
          ELSE s."silentSince" END,
        "silentIn" = CASE WHEN m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
          THEN (SELECT b ->> 'chapter' FROM jsonb_array_elements(m.doc -> 'silences') b
            WHERE b ->> 'seat' = s.seat LIMIT 1)
          ELSE s."silentIn" END,
        pauses = s.pauses + (CASE WHEN s.seat = m.pauser THEN 1 ELSE 0 END),
        bank = coalesce((SELECT (b ->> 'bank')::float8 FROM jsonb_array_elements(m.doc -> 'banks') b
          WHERE b ->> 'seat' = s.seat LIMIT 1), s.bank)
      FROM moved m
      WHERE s."tableId" = m.id AND ((m.resigned IS NOT NULL AND s.resigned <> (s.seat = ANY(m.resigned)))
        OR s.seat = m.pauser OR m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
        OR m.doc -> 'banks' @> jsonb_build_array(jsonb_build_object('seat', s.seat)))
    ), retimed AS (
      -- A row that the clock has moved on meanwhile stays: while the table is paused the clock leaves it alone.
      UPDATE "PendingAnswer" w SET "dueAt" = (x ->> 'dueAt')::timestamptz, "nextAt" = (x ->> 'nextAt')::timestamptz,
        stage = (x ->> 'stage')::int, hours = (x ->> 'hours')::float8, "left" = (x ->> 'left')::float8
      FROM moved m, jsonb_array_elements(m.doc -> 'retimed') x
      WHERE w."tableId" = m.id AND w.seat = x ->> 'seat' AND w.decision = x ->> 'decision'
        AND w.stage = (x ->> 'from')::int
    ), kept AS (
      UPDATE "SubstituteRequest" o SET state = 'withdrawn', "closedAt" = m.at
      FROM moved m, jsonb_array_elements_text(m.doc -> 'kept') k
      WHERE o."tableId" = m.id AND o.seat = k AND o.state = 'open' AND o."byClock"
      RETURNING o.id, o.seat, o."tableId"
    ), told AS (
      -- The host, and those who were written to: their mails have the table, and no seat.
      INSERT INTO "Notification" (id, kind, "playerId", "tableId", data, "dueAt", "createdAt")
      SELECT replace(gen_random_uuid()::text, '-', ''), 'seat-kept', x."playerId", m.id,
        jsonb_build_object('substituteRequest', x.substituteRequest), m.due, m.at
      FROM moved m, (
        SELECT k.id AS substituteRequest, t."hostId" AS "playerId" FROM kept k JOIN "Table" t ON t.id = k."tableId"
          JOIN "Seat" s ON s."tableId" = k."tableId" AND s.seat = k.seat AND s."playerId" IS DISTINCT FROM t."hostId"
        UNION SELECT k.id, a."playerId" FROM kept k
          JOIN "Mail" a ON a."tableId" = k."tableId" AND a.seat IS NULL AND a.kind = 'seat-offer' AND a.status = 'sent'
          JOIN "Notification" n ON n."mailId" = a.id AND n.data ->> 'substituteRequest' = k.id
          WHERE a."playerId" IS NOT NULL
      ) x
    ), snapshot AS (
      INSERT INTO "Snapshot" ("tableId", seq, secret, machine)
      SELECT id, "toSeq", "toSecret", snapshot FROM moved WHERE snapshot IS NOT NULL
      ON CONFLICT DO NOTHING
    ), thinned AS (
      DELETE FROM "Snapshot" o USING moved m
      WHERE m.snapshot IS NOT NULL AND o."tableId" = m.id
        AND (o.seq, o.secret) < (SELECT n.seq, n.secret FROM (
          SELECT seq, secret FROM "Snapshot" WHERE "tableId" = ${c.tableId}
          ORDER BY seq DESC, secret DESC LIMIT ${KEPT_SNAPSHOTS - 1}) n ORDER BY n.seq, n.secret LIMIT 1)
        AND EXISTS (SELECT 1 FROM "Snapshot" b
          WHERE b."tableId" = o."tableId" AND (b.seq, b.secret) < (o.seq, o.secret) AND b.seq / 1000 = o.seq / 1000)
    )`;
}

/** Whether a write touches seats, the times of open questions or snapshots. */
function needsSeldom({ doc, resigned, pauser, snapshot }: CommitParameters): boolean {
  return (
    resigned !== undefined ||
    pauser !== undefined ||
    snapshot !== undefined ||
    doc.banks.length + doc.retimed.length + doc.silences.length + doc.kept.length > 0
  );
}
