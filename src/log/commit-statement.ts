import { type Db, sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { KeptAnswer } from '../kernel/close-window.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { NOTIFY } from '../notifications/commit-notifications.ts';
import type { SeatNotification } from '../notifications/seat-notifications.ts';
import type { Alongside } from '../platform/services.ts';
import { CHANGE_SEATS, moveTable } from '../tables/commit-table.ts';
import { SELECT_ROW, type TableRow } from '../tables/table-row.ts';
import type { Answered } from '../time/answered-in-time.ts';
import type { RetimedRow } from '../time/clock-change.ts';
import { ASK, DROP_ANSWERED, KEEP_ANSWER_TIMES, RETIME } from '../time/commit-times.ts';
import type { Waits } from '../time/pending-rows.ts';
import type { TimeControl } from '../time/time-control.ts';
import { DROP_KEPT, KEEP_ANSWERS } from '../windows/commit-windows.ts';
import type { WrittenEntry } from './plan-entries.ts';

/** The rows of a write; one JSON value for the database, however many there are. */
export type CommitDoc = Waits & {
  readonly entries: readonly WrittenEntry[];
  /** What seats are not asked any more, going back apart: there the same may be asked anew, under another id. */
  readonly closed: readonly { readonly seat: string; readonly decision: string; readonly name: string }[];
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
  /** Answers that are kept beside the log, in place of what their seats answered before. */
  readonly keeps: readonly KeptAnswer[];
  readonly notifications: readonly (SeatNotification & { readonly id: string })[];
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
  /** The version of the answers beside the log, and by how much it grows: 1 where they change. */
  readonly windows: number;
  readonly newWindows: 0 | 1;
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
export async function commitStatement(
  db: Pick<Db, '$queryRaw'>,
  c: CommitParameters,
  alongside: readonly Alongside[],
): Promise<TableRow | undefined> {
  const whole = needsSeldom(c);
  const parts = [
    moveTable(c.tableId),
    WRITE_ENTRIES,
    KEEP_KEY,
    KEEP_ANSWER_TIMES,
    DROP_ANSWERED,
    ASK,
    NOTIFY,
    ...(whole ? [BEGIN_CHAPTERS, CHANGE_SEATS, RETIME, KEEP_ANSWERS, DROP_KEPT, ...keepSnapshot(c.tableId)] : []),
    ...alongside.flatMap(({ when, sql }) => (whole || when === 'always' ? [sql] : [])),
  ];
  const sql = Prisma.sql`
    WITH p AS (
      SELECT ${JSON.stringify(c.doc)}::jsonb AS doc,
        ${JSON.stringify(c.timeControl)}::jsonb AS "timeControl", ${c.timeZone}::text AS zone,
        ${c.at}::timestamptz AS at, ${c.dueAt}::timestamptz AS due, ${c.doc.outcome !== undefined}::boolean AS over,
        ${c.from.seq}::int AS "fromSeq", ${c.from.secret ?? 0}::int AS "fromSecret",
        ${c.to.seq}::int AS "toSeq", ${c.to.secret ?? 0}::int AS "toSecret",
        ${c.holder?.seat}::text AS "heldSeat", ${c.holder?.playerId}::text AS holder,
        ${c.submission?.key}::text AS key, ${c.submission?.seat}::text AS seat, ${c.submission?.digest}::text AS digest,
        ${c.secret}::boolean AS secret,
        ${c.resigns}::text AS resigns, ${c.snapshot}::text AS snapshot,
        ${c.resigned === undefined ? null : [...c.resigned]}::text[] AS resigned, ${c.reopens}::boolean AS reopens,
        ${c.reseal?.seed}::text AS seed, ${c.reseal?.seedHash}::text AS "seedHash",
        ${c.endsTakebacks}::boolean AS "endsTakebacks", ${c.grants}::text AS grants, ${c.clocks}::int AS clocks,
        ${c.windows}::int AS windows, ${c.newWindows}::int AS "newWindows",
        ${c.pause instanceof Date ? c.pause : null}::timestamptz AS "pauseTo",
        ${c.pause === 'over'}::boolean AS "pauseOver", ${c.pauser}::text AS pauser
    ), ${Prisma.join(parts, ', ')}
    ${SELECT_ROW} WHERE t.id IN (SELECT id FROM moved)`;
  const [row] = await sendPlanned<TableRow>(db, whole ? 'commit-whole' : 'commit', sql);
  return row;
}

const WRITE_ENTRIES = Prisma.sql`
    entries AS (
      INSERT INTO "Entry" ("tableId", seq, secret, kind, data, facts, at)
      SELECT m.id, (e -> 'entry' ->> 'seq')::int, coalesce((e -> 'entry' ->> 'secret')::int, 0),
        e -> 'entry' ->> 'kind', e -> 'entry', e -> 'facts', m.at
      FROM moved m, jsonb_array_elements(m.doc -> 'entries') e
    )`;

/** The chapters that these entries led to. */
const BEGIN_CHAPTERS = Prisma.sql`
    chapters AS (
      INSERT INTO "Chapter" ("tableId", seq, data)
      SELECT m.id, (e -> 'entry' ->> 'seq')::int, e -> 'chapter'
      FROM moved m, jsonb_array_elements(m.doc -> 'entries') e WHERE e ? 'chapter'
    )`;

/** What the idempotency key was used for. */
const KEEP_KEY = Prisma.sql`
    submission AS (
      INSERT INTO "Submission" ("tableId", key, seat, digest, "fromSeq", "fromSecret", "toSeq", at)
      SELECT id, key, seat, digest, "fromSeq", "fromSecret", "toSeq", at FROM moved WHERE key IS NOT NULL
    )`;

/** A snapshot of the position, where one is due, in place of an older one. */
function keepSnapshot(tableId: string): readonly Prisma.Sql[] {
  return [
    Prisma.sql`
    snapshot AS (
      INSERT INTO "Snapshot" ("tableId", seq, secret, machine)
      SELECT id, "toSeq", "toSecret", snapshot FROM moved WHERE snapshot IS NOT NULL
      ON CONFLICT DO NOTHING
    )`,
    Prisma.sql`
    thinned AS (
      DELETE FROM "Snapshot" o USING moved m
      WHERE m.snapshot IS NOT NULL AND o."tableId" = m.id
        AND (o.seq, o.secret) < (SELECT n.seq, n.secret FROM (
          SELECT seq, secret FROM "Snapshot" WHERE "tableId" = ${tableId}
          ORDER BY seq DESC, secret DESC LIMIT ${KEPT_SNAPSHOTS - 1}) n ORDER BY n.seq, n.secret LIMIT 1)
        AND EXISTS (SELECT 1 FROM "Snapshot" b
          WHERE b."tableId" = o."tableId" AND (b.seq, b.secret) < (o.seq, o.secret) AND b.seq / 1000 = o.seq / 1000)
    )`,
  ];
}

/** Whether a write touches chapters, seats, the times of open questions, answers beside the log or snapshots. */
function needsSeldom({ doc, resigned, pauser, snapshot, newWindows }: CommitParameters): boolean {
  return (
    newWindows > 0 ||
    resigned !== undefined ||
    pauser !== undefined ||
    snapshot !== undefined ||
    doc.entries.some(({ chapter }) => chapter !== undefined) ||
    doc.banks.length + doc.retimed.length + doc.silences.length + doc.kept.length > 0
  );
}
