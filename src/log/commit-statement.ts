import { type Db, sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { KeptAnswer } from '../kernel/close-window.ts';
import { notify, type PlayersNotification } from '../notifications/commit-notifications.ts';
import { givenRows, type HowMany } from '../platform/given-rows.ts';
import type { Alongside, LogWrite } from '../platform/services.ts';
import { changeSeats, moveTable, type SeatChanges, type SeldomMove, type TableMove } from '../tables/commit-table.ts';
import { type MovedRow, selectMoved } from '../tables/row-after.ts';
import type { Answered } from '../time/answered-in-time.ts';
import type { RetimedRow } from '../time/clock-change.ts';
import { ask, dropAnswered, keepAnswerTimes, retime } from '../time/commit-times.ts';
import type { Waits } from '../time/pending-rows.ts';
import { dropKept, keepAnswers } from '../windows/commit-windows.ts';
import type { WrittenEntry } from './plan-entries.ts';

/** All that a write changes. */
export type CommitParameters = TableMove &
  SeldomMove &
  SeatChanges &
  Waits &
  LogWrite & {
    readonly entries: readonly WrittenEntry[];
    /** Seats that are still waited for, at other times. */
    readonly retimed: readonly RetimedRow[];
    /** For the records of the players who gave these answers. */
    readonly answered: readonly (Answered & { readonly playerId: string })[];
    /** Answers that are kept beside the log, in place of what their seats answered before. */
    readonly keeps: readonly KeptAnswer[];
    readonly notifications: readonly PlayersNotification[];
    readonly submission: { readonly key: string; readonly seat: string; readonly digest: string } | undefined;
    readonly snapshot: string | undefined;
    /** Who holds the table's seats. */
    readonly playerIds: readonly string[];
  };

/**
 * The newest snapshots that are kept; of older ones the first of every thousand entries stays, for reading the past.
 */
const KEPT_SNAPSHOTS = 3;

/**
 * Everything a submission writes, as one statement: one round trip, and atomic without an open transaction. All parts
 * depend on `moved`, the table's row: when that is no longer at `from` (or its time control or clocks have changed, or
 * the key has been used) nothing at all is written. Gives what the table's row is then, undefined when nothing was
 * written. Two writes at once: the second waits for the row, then finds it moved on.
 *
 * It costs the start of each part more than what they do. So there is one plan for what is usual (one answer, one seat
 * asked and told), one for any number of rows, each also with chapters that begin, and one with all that few writes
 * need.
 */
export async function commitStatement(
  db: Pick<Db, '$queryRaw'>,
  c: CommitParameters,
  alongside: readonly Alongside[],
): Promise<MovedRow | undefined> {
  const whole = needsSeldom(c);
  const few = !whole && [c.entries, c.open, c.asked, c.closed, c.answered, c.notifications].every(isAtMostOne);
  const chapters = whole || c.entries.some(({ chapter }) => chapter !== undefined);
  const howMany = few ? 'at most one' : 'any number';
  const parts = [
    moveTable(c, whole ? c : undefined),
    writeEntries(c, howMany),
    keepKey(c),
    dropAnswered(c.open, howMany),
    keepAnswerTimes(c.answered, c.at, howMany),
    ask(c.asked, c.at, howMany),
    notify(c.notifications, c, howMany),
    ...(chapters ? [beginChapters(c)] : []),
    ...(whole ? seldomParts(c) : []),
    ...alongside.flatMap(({ when, sql }) => (whole || when === 'always' ? [sql(c, howMany)] : [])),
  ];
  const sql = Prisma.sql`WITH ${Prisma.join(parts, ', ')} ${selectMoved(c.playerIds, c.submission?.seat)}`;
  const plan = whole ? 'commit-whole' : `commit-${few ? 'one' : 'any'}${chapters ? '-chapter' : ''}`;
  const [row] = await sendPlanned<MovedRow>(db, plan, sql);
  return row;
}

function seldomParts(c: CommitParameters): readonly Prisma.Sql[] {
  return [changeSeats(c), retime(c.retimed), keepAnswers(c.keeps), dropKept(c.open), ...keepSnapshot(c)];
}

const ENTRY = { seq: 'int', secret: 'int', kind: 'text', data: 'jsonb', facts: 'jsonb' } as const;

function writeEntries({ entries, at }: CommitParameters, howMany: HowMany): Prisma.Sql {
  const rows = entries.map(({ entry, facts }) => ({
    seq: entry.seq,
    secret: ('secret' in entry ? entry.secret : undefined) ?? 0,
    kind: entry.kind,
    data: entry,
    facts,
  }));
  return Prisma.sql`
    entries AS (
      INSERT INTO "Entry" ("tableId", seq, secret, kind, data, facts, at)
      SELECT m.id, e.seq, e.secret, e.kind, e.data, e.facts, ${at}::timestamptz
      FROM moved m, ${givenRows('e', ENTRY, rows, howMany)}
    )`;
}

/** The chapters that these entries led to. */
function beginChapters({ entries }: CommitParameters): Prisma.Sql {
  const begun = entries.flatMap(({ entry: { seq }, chapter, chronicle }) =>
    chapter ? [{ seq, data: chapter, chronicle }] : [],
  );
  const columns = { seq: 'int', data: 'jsonb', chronicle: 'jsonb' } as const;
  return Prisma.sql`
    chapters AS (
      INSERT INTO "Chapter" ("tableId", seq, data, chronicle)
      SELECT m.id, c.seq, c.data, c.chronicle FROM moved m, ${givenRows('c', columns, begun, 'any number')}
    )`;
}

/** What the idempotency key was used for. */
function keepKey({ submission, from, to, at }: CommitParameters): Prisma.Sql {
  return Prisma.sql`
    submission AS (
      INSERT INTO "Submission" ("tableId", key, seat, digest, "fromSeq", "fromSecret", "toSeq", at)
      SELECT m.id, ${submission?.key}::text, ${submission?.seat}::text, ${submission?.digest}::text,
        ${from.seq}::int, ${from.secret ?? 0}::int, ${to.seq}::int, ${at}::timestamptz
      FROM moved m WHERE ${submission !== undefined}::boolean
    )`;
}

/** A snapshot of the position, where one is due, in place of an older one. */
function keepSnapshot({ tableId, to, snapshot }: CommitParameters): readonly Prisma.Sql[] {
  const due = Prisma.sql`${snapshot !== undefined}::boolean`;
  return [
    Prisma.sql`
    snapshot AS (
      INSERT INTO "Snapshot" ("tableId", seq, secret, machine)
      SELECT m.id, ${to.seq}::int, ${to.secret ?? 0}::int, ${snapshot}::text FROM moved m WHERE ${due}
      ON CONFLICT DO NOTHING
    )`,
    Prisma.sql`
    thinned AS (
      DELETE FROM "Snapshot" o USING moved m
      WHERE ${due} AND o."tableId" = m.id
        AND (o.seq, o.secret) < (SELECT n.seq, n.secret FROM (
          SELECT seq, secret FROM "Snapshot" WHERE "tableId" = ${tableId}
          ORDER BY seq DESC, secret DESC LIMIT ${KEPT_SNAPSHOTS - 1}) n ORDER BY n.seq, n.secret LIMIT 1)
        AND EXISTS (SELECT 1 FROM "Snapshot" b
          WHERE b."tableId" = o."tableId" AND (b.seq, b.secret) < (o.seq, o.secret) AND b.seq / 1000 = o.seq / 1000)
    )`,
  ];
}

const isAtMostOne = (rows: readonly unknown[]) => rows.length <= 1;

/** Whether a write does what few writes do: it has all parts then. */
function needsSeldom(c: CommitParameters): boolean {
  return (
    c.newWindows > 0 ||
    c.reopens ||
    [c.outcome, c.pause, c.reseal, c.grants, c.resigned, c.resigns, c.pauser, c.snapshot].some(isGiven) ||
    c.banks.length + c.retimed.length + c.silences.length + c.kept.length + c.keeps.length > 0
  );
}

const isGiven = (value: unknown) => value !== undefined;
