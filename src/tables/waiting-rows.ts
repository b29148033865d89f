import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import type { Machine } from '../kernel/machine.ts';
import { awayOf, type Clocks } from './clock/read-clocks.ts';
import { hoursLeft } from './clock/time-left.ts';
import { allot, nextMark } from './due-time.ts';
import type { Head } from './heads.ts';

/** A seat that is waited for from now on, for what, until when. */
export type WaitingRow = {
  readonly seat: SeatId;
  readonly decision: string;
  readonly since: number;
  /** Counted hours that it is given. */
  readonly hours: number;
  /** ISO 8601; null while the table is paused. */
  readonly dueAt: string | null;
  /** When the clock has to look: the first reminder. */
  readonly nextAt: string | null;
  /** Counted hours left, while the table is paused. */
  readonly left: number | null;
};

/** Who is waited for after a write, and what it changes on the clocks. */
export type Waits = {
  /** All seats that are waited for. */
  readonly open: readonly { readonly seat: SeatId; readonly decision: string }[];
  /** Those among them that were not before. */
  readonly asked: readonly WaitingRow[];
  /** What seats have on clocks of their own now, in hours. */
  readonly banks: readonly { readonly seat: SeatId; readonly bank: number }[];
};

type Table = Pick<Head, 'pace' | 'timeZone'>;
type Times = Pick<WaitingRow, 'hours' | 'dueAt' | 'nextAt' | 'left'>;

/**
 * The rows of all open decisions. Those that were open before keep their times. A seat's own clock (the bank) runs from the
 * first question on that it is asked until it has answered all; what it is asked meanwhile shares that time.
 */
export function waitingRows(
  table: Table,
  clocks: Clocks,
  machine: Pick<Machine, 'resigned'>,
  decisions: readonly OpenDecision[],
  at: Date,
): Waits {
  const open = decisions.flatMap(({ id, since, waiting }) =>
    waiting.filter((seat) => !machine.resigned.includes(seat)).map((seat) => ({ seat, decision: id, since })),
  );
  const known = (seat: SeatId, decision: string) =>
    clocks.waiting.some((row) => row.seat === seat && row.decision === decision);
  const fresh = open.filter(({ seat, decision }) => !known(seat, decision));
  const times = new Map(
    [...new Set(fresh.map(({ seat }) => seat))].map((seat) => [seat, timesOf(table, clocks, open, seat, at)] as const),
  );
  return {
    open: open.map(({ seat, decision }) => ({ seat, decision })),
    asked: fresh.flatMap((row) => {
      const time = times.get(row.seat);
      return time ? [{ ...row, ...time }] : [];
    }),
    banks: table.pace.bank ? banksOf(table, clocks, open, times, at) : [],
  };
}

type Open = readonly { readonly seat: SeatId; readonly decision: string }[];

/** The time of a seat that is asked something now. */
function timesOf(table: Table, clocks: Clocks, open: Open, seat: SeatId, at: Date): Times {
  const { pace, timeZone } = table;
  const away = awayOf(clocks, seat);
  const running = clocks.waiting.find((row) => row.seat === seat && isOpen(open, row));
  if (pace.bank && running) {
    const { hours = pace.hours, dueAt, left } = running;
    if (left !== undefined || !dueAt) return { hours, left: left ?? 0, dueAt: null, nextAt: null };
    const nextAt = nextMark({ ...pace, away }, timeZone, { hours, dueAt }, at);
    return { hours, dueAt: dueAt.toISOString(), nextAt: nextAt.toISOString(), left: null };
  }
  const bank = stoppedBank(table, clocks, seat, at) ?? clocks.seats.find((one) => one.seat === seat)?.bank;
  const allotted = allot(pace, timeZone, at, { bank, away });
  const { hours, dueAt } = allotted;
  if (clocks.paused) return { hours, left: hours, dueAt: null, nextAt: null };
  const nextAt = nextMark({ ...pace, away }, timeZone, allotted, at);
  return { hours, dueAt: dueAt.toISOString(), nextAt: nextAt.toISOString(), left: null };
}

/** What was left to a seat that was waited for until now. */
function stoppedBank({ pace, timeZone }: Table, clocks: Clocks, seat: SeatId, at: Date): number | undefined {
  const away = awayOf(clocks, seat);
  const left = clocks.waiting
    .filter((row) => row.seat === seat)
    .map((row) => hoursLeft({ pace, timeZone, away }, row, at));
  return left.length > 0 ? Math.min(...left) : undefined;
}

function banksOf(
  table: Table,
  clocks: Clocks,
  open: Open,
  times: ReadonlyMap<SeatId, Times>,
  at: Date,
): Waits['banks'] {
  const begun = [...times].flatMap(([seat, { hours }]) => [{ seat, bank: hours }]);
  const ended = [...new Set(clocks.waiting.map(({ seat }) => seat))]
    .filter((seat) => !open.some((one) => one.seat === seat))
    .flatMap((seat) => {
      const bank = stoppedBank(table, clocks, seat, at);
      return bank === undefined ? [] : [{ seat, bank }];
    });
  return [...begun, ...ended];
}

function isOpen(open: Open, { seat, decision }: { readonly seat: SeatId; readonly decision: string }): boolean {
  return open.some((one) => one.seat === seat && one.decision === decision);
}
