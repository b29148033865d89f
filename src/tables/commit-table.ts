import { Prisma } from '../generated/prisma/client.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { MOVED_COLUMNS } from './row-after.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change a table and its seats. `moved` is the table's row
 * after it, and empty where nothing may be written.
 */

/** What a write expects of the table's row, and makes of it. */
export type TableMove = {
  readonly tableId: string;
  readonly at: Date;
  /** The last entry before the write, and after it. */
  readonly from: EntryPlace;
  readonly to: EntryPlace;
  readonly timeControl: unknown;
  readonly timeZone: string;
  /** The version of the table's clocks that all times were worked out from. */
  readonly clocks: number;
  /** The version of the answers beside the log, and by how much it grows: 1 where they change. */
  readonly windows: number;
  readonly newWindows: 0 | 1;
  /** Nobody may learn that anything was written: when the table last moved stays as it was. */
  readonly secret: boolean;
  readonly submission: { readonly key: string; readonly seat: string } | undefined;
};

/** What few writes change besides. */
export type SeldomMove = {
  readonly outcome: Outcome | undefined;
  /** The table's clocks are stopped until then, or (`over`) run again. */
  readonly pause: Date | 'over' | undefined;
  /** A game that is over may go on with this: only a ruling does that. */
  readonly reopens: boolean;
  /** The new secret seed from here on. */
  readonly reseal: { readonly seed: string; readonly seedHash: string } | undefined;
  /** The request for a takeback that is granted by this, if it is open still. */
  readonly grants: string | undefined;
};

/**
 * The table's row moves on from the write's first place to its last. Where it is not there any more, or its time
 * control or clocks, or answers that are kept beside the log, have changed, or the key has been used, it gives no row,
 * and nothing at all is written.
 */
export function moveTable(move: TableMove, seldom: SeldomMove | undefined): Prisma.Sql {
  const { from, to, submission } = move;
  return Prisma.sql`
    moved AS (
      UPDATE "Table" t SET seq = ${to.seq}::int, secret = ${to.secret ?? 0}::int,
        "movedAt" = CASE WHEN ${move.secret}::boolean THEN t."movedAt" ELSE ${move.at}::timestamptz END
        ${seldom ? seldomChanges(move, seldom) : Prisma.empty}
      WHERE t.id = ${move.tableId} AND t.seq = ${from.seq}::int AND t.secret = ${from.secret ?? 0}::int
        AND t."timeControl" = ${JSON.stringify(move.timeControl)}::jsonb AND t."timeZone" = ${move.timeZone}::text
        AND t.clocks = ${move.clocks}::int AND t.windows = ${move.windows}::int
        AND NOT EXISTS (SELECT 1 FROM "Submission" u
          WHERE u."tableId" = t.id AND u.seat = ${submission?.seat}::text AND u.key = ${submission?.key}::text)
        ${seldom ? seldomConditions(seldom) : Prisma.sql`AND t.status = 'playing'`}
      RETURNING ${MOVED_COLUMNS}
    )`;
}

function seldomChanges({ at, newWindows }: TableMove, { outcome, pause, reseal }: SeldomMove): Prisma.Sql {
  const over = Prisma.sql`${outcome !== undefined}::boolean`;
  const runs = Prisma.sql`${pause === 'over' || outcome !== undefined}::boolean`;
  const pauseTo = Prisma.sql`${pause instanceof Date ? pause : null}::timestamptz`;
  return Prisma.sql`,
        status = (CASE WHEN ${over} THEN 'finished' ELSE 'playing' END)::"TableStatus",
        "pausedTo" = CASE WHEN ${runs} THEN NULL ELSE coalesce(${pauseTo}, t."pausedTo") END,
        "pausedAt" = CASE WHEN ${runs} THEN NULL
          WHEN ${pauseTo} IS NULL THEN t."pausedAt" ELSE coalesce(t."pausedAt", ${at}::timestamptz) END,
        outcome = ${outcome ? JSON.stringify(outcome) : null}::jsonb,
        "finishedAt" = CASE WHEN ${over} THEN ${at}::timestamptz END,
        windows = t.windows + ${newWindows}::int,
        seed = coalesce(${reseal?.seed}::text, t.seed), "seedHash" = coalesce(${reseal?.seedHash}::text, t."seedHash")`;
}

function seldomConditions({ reopens, grants }: SeldomMove): Prisma.Sql {
  return Prisma.sql`AND (t.status = 'playing' OR (${reopens}::boolean AND t.status = 'finished'))
        AND (${grants}::text IS NULL
          OR EXISTS (SELECT 1 FROM "Takeback" k WHERE k.id = ${grants}::text AND k.state = 'open'))`;
}

/** Seats that resign, fall silent, pause the clocks, or whose own clock stands otherwise. */
export type SeatChanges = {
  /** Given where the seats that have resigned change; those that are not named hold their seats again. */
  readonly resigned: readonly string[] | undefined;
  /** The seat whose emergency pause this is. */
  readonly pauser: string | undefined;
  /** Since when they have been silent, in which chapter; null: their players are back. */
  readonly silences: readonly {
    readonly seat: string;
    readonly since: string | null;
    readonly chapter: string | null;
  }[];
  /** Hours on clocks of their own. */
  readonly banks: readonly { readonly seat: string; readonly bank: number }[];
};

/** The part `seats` of a statement: who has resigned, who is silent, and the hours on clocks of their own. */
export function changeSeats({ resigned, pauser, silences, banks }: SeatChanges): Prisma.Sql {
  const gone = Prisma.sql`${resigned === undefined ? null : [...resigned]}::text[]`;
  const silent = Prisma.sql`${JSON.stringify(silences)}::jsonb`;
  const bank = Prisma.sql`${JSON.stringify(banks)}::jsonb`;
  const isIn = (list: Prisma.Sql) => Prisma.sql`${list} @> jsonb_build_array(jsonb_build_object('seat', s.seat))`;
  const of = (list: Prisma.Sql, value: Prisma.Sql) =>
    Prisma.sql`(SELECT ${value} FROM jsonb_array_elements(${list}) b WHERE b ->> 'seat' = s.seat LIMIT 1)`;
  return Prisma.sql`
    seats AS (
      UPDATE "Seat" s SET resigned = CASE WHEN ${gone} IS NULL THEN s.resigned ELSE s.seat = ANY(${gone}) END,
        "silentSince" = CASE WHEN ${isIn(silent)} THEN ${of(silent, Prisma.sql`(b ->> 'since')::timestamptz`)}
          ELSE s."silentSince" END,
        "silentIn" = CASE WHEN ${isIn(silent)} THEN ${of(silent, Prisma.sql`b ->> 'chapter'`)} ELSE s."silentIn" END,
        pauses = s.pauses + (CASE WHEN s.seat = ${pauser}::text THEN 1 ELSE 0 END),
        bank = coalesce(${of(bank, Prisma.sql`(b ->> 'bank')::float8`)}, s.bank)
      FROM moved m
      WHERE s."tableId" = m.id AND ((${gone} IS NOT NULL AND s.resigned <> (s.seat = ANY(${gone})))
        OR s.seat = ${pauser}::text OR ${isIn(silent)} OR ${isIn(bank)})
    )`;
}
