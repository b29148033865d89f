import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import { DAY_MS } from '../platform/durations.ts';
import type { Tx } from '../platform/transaction.ts';
import type { Span } from './counted-time.ts';
import type { Silence } from './silence.ts';

/** A seat that is waited for, as the clock has it. */
export type ClockRow = {
  readonly seat: SeatId;
  readonly decision: string;
  readonly askedAt: Date;
  readonly dueAt: Date | undefined;
  readonly nextAt: Date | undefined;
  readonly stage: number;
  /** Counted hours that it was given. */
  readonly hours: number | undefined;
  /** Counted hours left, while the table is paused. */
  readonly left: number | undefined;
  /** It is answered in secret. */
  readonly window: boolean;
  /** The seat is ready with what it has answered in secret: nobody else's business. */
  readonly ready: boolean;
};

export type SeatClock = {
  readonly seat: SeatId;
  readonly playerId: string | undefined;
  readonly bank: number | undefined;
  /** When its player is away: what is not over yet, and what was within a year. */
  readonly away: readonly Span[];
  /** Its player has gone silent. */
  readonly silence: Silence | undefined;
  /** The clock seeks a substitute for it. */
  readonly sought: boolean;
};

/** All clocks of a table as they are now. */
export type Clocks = {
  /** Changes when a player's absences do. */
  readonly version: number;
  readonly paused: { readonly since: Date; readonly until: Date | undefined } | undefined;
  readonly seats: readonly SeatClock[];
  readonly waiting: readonly ClockRow[];
};

/** The clocks of a table at which nobody was asked anything yet and nobody is away. */
export const FRESH_CLOCKS: Clocks = { version: 0, paused: undefined, seats: [], waiting: [] };

const YEAR = 366 * DAY_MS;

/** Reads the clocks of a table `t`, as `clocksOf` takes them. */
export function selectClocks(now: Date): Prisma.Sql {
  const yearAgo = new Date(now.getTime() - YEAR);
  return Prisma.sql`
    SELECT t.clocks AS version, t."pausedAt", t."pausedTo",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s."playerId", 'bank', s.bank,
          'silentSince', s."silentSince", 'silentIn', s."silentIn",
          'sought', EXISTS (SELECT 1 FROM "SubstituteRequest" o
            WHERE o."tableId" = t.id AND o.seat = s.seat AND o.state = 'open' AND o."byClock"),
          'away', (
            SELECT coalesce(json_agg(json_build_object('from', v."from", 'to', v."to") ORDER BY v."from"), '[]'::json)
            FROM "Absence" v WHERE v."playerId" = s."playerId" AND v."to" > ${yearAgo})) ORDER BY s.seat), '[]'::json)
        FROM "Seat" s WHERE s."tableId" = t.id) AS seats,
      (SELECT coalesce(json_agg(json_build_object('seat', w.seat, 'decision', w.decision, 'askedAt', w."askedAt",
          'dueAt', w."dueAt", 'nextAt', w."nextAt", 'stage', w.stage, 'hours', w.hours, 'left', w.left,
          'window', w."window", 'ready', EXISTS (SELECT 1 FROM "KeptAnswer" k
            WHERE k."tableId" = t.id AND k.seat = w.seat AND k.decision = w.decision AND k.ready))
          ORDER BY w.seat, w.since, w.decision), '[]'::json)
        FROM "PendingAnswer" w WHERE w."tableId" = t.id) AS waiting
    FROM "Table" t`;
}

/** Reads a table's clocks in one query; those of a table that is not there are fresh. */
export async function readClocks(db: Pick<Tx, '$queryRaw'>, tableId: string, now: Date): Promise<Clocks> {
  const [row] = await sendPlanned<ClocksRow>(db, 'clocks', Prisma.sql`${selectClocks(now)} WHERE t.id = ${tableId}`);
  return row ? clocksOf(row) : FRESH_CLOCKS;
}

/** A table's clocks, from their row. */
export function clocksOf({ version, pausedAt, pausedTo, seats, waiting }: ClocksRow): Clocks {
  return {
    version,
    paused: pausedAt === null ? undefined : { since: new Date(pausedAt), until: moment(pausedTo) },
    seats: seats.map(({ seat, playerId, bank, away, silentSince, silentIn, sought }) => ({
      seat,
      playerId: playerId ?? undefined,
      bank: bank ?? undefined,
      away: away.map(readSpan),
      silence: silentSince === null ? undefined : { since: new Date(silentSince), chapter: silentIn ?? undefined },
      sought,
    })),
    waiting: waiting.map((one) => ({
      seat: one.seat,
      decision: one.decision,
      stage: one.stage,
      askedAt: new Date(one.askedAt),
      dueAt: moment(one.dueAt),
      nextAt: moment(one.nextAt),
      hours: one.hours ?? undefined,
      left: one.left ?? undefined,
      window: one.window,
      ready: one.ready,
    })),
  };
}

/** A span as the database writes it into JSON. */
export function readSpan({ from, to }: StoredSpan): Span {
  return { from: new Date(from), to: new Date(to) };
}

/** When a seat's player is absent; never, for a seat without clocks. */
export function awayOf(clocks: Clocks, seat: SeatId): readonly Span[] {
  return clocks.seats.find((one) => one.seat === seat)?.away ?? [];
}

const moment = (time: Date | string | null) => (time === null ? undefined : new Date(time));

export type StoredSpan = { readonly from: string; readonly to: string };

/** Times are dates, or texts where the row comes as JSON. */
export type ClocksRow = {
  readonly version: number;
  readonly pausedAt: Date | string | null;
  readonly pausedTo: Date | string | null;
  readonly seats: readonly {
    readonly seat: string;
    readonly playerId: string | null;
    readonly bank: number | null;
    readonly away: readonly StoredSpan[];
    readonly silentSince: string | null;
    readonly silentIn: string | null;
    readonly sought: boolean;
  }[];
  readonly waiting: readonly {
    readonly seat: string;
    readonly decision: string;
    readonly askedAt: string;
    readonly dueAt: string | null;
    readonly nextAt: string | null;
    readonly stage: number;
    readonly hours: number | null;
    readonly left: number | null;
    readonly window: boolean;
    readonly ready: boolean;
  }[];
};
