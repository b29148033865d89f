import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import type { Machine } from '../kernel/machine.ts';
import type { Span } from './counted-time.ts';
import { type Allotted, allot, nextMark } from './due-time.ts';
import { isAlone } from './is-alone.ts';
import { awayOf, type Clocks } from './read-clocks.ts';
import { allotNothing, allotShort, isRestOfTurn, silenceOf, silentTimeControl } from './silence.ts';
import { type TimeBack, type Times, timesAgain } from './time-again.ts';
import type { TableTime, TimeControl } from './time-control.ts';
import { hoursLeft } from './time-left.ts';

/** A seat that is waited for from now on, for what, until when. */
export type PendingRow = {
  readonly seat: SeatId;
  readonly decision: string;
  readonly since: number;
  /** Counted hours that it is given. */
  readonly hours: number;
  /** ISO 8601; null while the table is paused, and where nobody else waits. */
  readonly dueAt: string | null;
  /** When the clock has to look: the first reminder. */
  readonly nextAt: string | null;
  /** Counted hours left, while the table is paused. */
  readonly left: number | null;
  /** Which of the clock's marks are behind it; see `PendingAnswer.stage`. */
  readonly stage: number;
  /** It is answered in secret. */
  readonly window: boolean;
};

/** The pending answers after a write, and what it changes on the clocks. */
export type Waits = {
  /** All seats that are waited for. */
  readonly open: readonly { readonly seat: SeatId; readonly decision: string }[];
  /** Those among them that were not before. */
  readonly asked: readonly PendingRow[];
  /** What seats have on clocks of their own now, in hours. */
  readonly banks: readonly { readonly seat: SeatId; readonly bank: number }[];
};

type Table = TableTime & {
  /** The game's present chapter, where it has any. */
  readonly chapter?: string | undefined;
};

/**
 * The rows of all open decisions. Those that were open before keep their times. A seat's own clock (the bank) runs from
 * the first question on that it is asked until it has answered all; what it is asked meanwhile shares that time.
 * `back`: the game goes back, so that questions are put again, and what clocks grew by for others is taken off them. A
 * seat that has gone silent has no time in the rest of the turn that the clock has answered in, and short time later.
 * Where one person plays alone, or with computer players, nothing is due.
 */
export function pendingRows(
  table: Table,
  clocks: Clocks,
  machine: Pick<Machine, 'resigned'>,
  decisions: readonly OpenDecision[],
  at: Date,
  back?: TimeBack,
): Waits {
  const open = decisions.flatMap(({ id, since, sealed, waiting }) =>
    waiting
      .filter((seat) => !machine.resigned.includes(seat))
      .map((seat) => ({ seat, decision: id, since, window: sealed })),
  );
  const known = (seat: SeatId, decision: string) =>
    clocks.waiting.some((row) => row.seat === seat && row.decision === decision);
  const fresh = open.filter(({ seat, decision }) => !known(seat, decision));
  const now: Now = { table, clocks, open, at, back };
  const asked = fresh.map((row) => ({ ...row, ...timesOf(now, row.seat, row.decision) }));
  return {
    open: open.map(({ seat, decision }) => ({ seat, decision })),
    asked,
    banks: table.timeControl.bank ? banksOf(now, asked) : [],
  };
}

type Open = readonly { readonly seat: SeatId; readonly decision: string }[];
type Now = {
  readonly table: Table;
  readonly clocks: Clocks;
  readonly open: Open;
  readonly at: Date;
  readonly back: TimeBack | undefined;
};

/** The time of a seat that is asked something now. */
function timesOf(now: Now, seat: SeatId, decision: string): Times {
  const { table, clocks, open, at, back } = now;
  const { timeControl, timeZone } = table;
  if (isAlone(clocks.seats)) return { hours: timeControl.hours, dueAt: null, nextAt: null, left: null, stage: 0 };
  const away = awayOf(clocks, seat);
  const silence = silenceOf(timeControl, clocks, seat);
  if (isRestOfTurn(silence, table.chapter))
    return begun(now, allotNothing(timeZone, at, away), silentTimeControl(timeControl), away);

  const running = clocks.waiting.find((row) => row.seat === seat && isOpen(open, row));
  if (timeControl.bank && running) {
    const { hours = timeControl.hours, dueAt, left } = running;
    if (left !== undefined || !dueAt) return { hours, left: left ?? 0, dueAt: null, nextAt: null, stage: 0 };
    const nextAt = nextMark({ ...timeControl, away }, timeZone, { hours, dueAt }, at);
    return { hours, dueAt: dueAt.toISOString(), nextAt: nextAt.toISOString(), left: null, stage: 0 };
  }

  const bank = timeControl.bank && bankNow(now, seat);
  const paused = clocks.paused !== undefined;
  const was = back?.reopened.find((one) => one.seat === seat && one.decision === decision);
  if (was?.dueAt && (back?.keepsTime || was.goesOn))
    return timesAgain({ timeControl, timeZone, away }, { was: { ...was, dueAt: was.dueAt }, bank, paused }, at);

  // It has grown for this question before; a seat that has used that up begins with as much again.
  const before = was && bank !== undefined ? Math.max(0, bank - timeControl.hours) : bank;
  if (silence)
    return begun(
      now,
      allotShort(timeControl, timeZone, at, { bank: before, away }),
      silentTimeControl(timeControl),
      away,
    );
  return begun(now, allot(timeControl, timeZone, at, { bank: before, away }), timeControl, away);
}

/** A clock that begins to run now; while the table is paused, it will. */
function begun(
  { table: { timeZone }, clocks, at }: Now,
  { hours, dueAt }: Allotted,
  timeControl: TimeControl,
  away: readonly Span[],
): Times {
  if (clocks.paused) return { hours, left: hours, dueAt: null, nextAt: null, stage: 0 };
  const nextAt = nextMark({ ...timeControl, away }, timeZone, { hours, dueAt }, at);
  return { hours, dueAt: dueAt.toISOString(), nextAt: nextAt.toISOString(), left: null, stage: 0 };
}

/** What a seat has on its own clock, without what that grew by for questions that were taken back. */
function bankNow({ table: { timeControl, timeZone }, clocks, at, back }: Now, seat: SeatId): number | undefined {
  const away = awayOf(clocks, seat);
  const left = clocks.waiting
    .filter((row) => row.seat === seat)
    .map((row) => hoursLeft({ timeControl, timeZone, away }, row, at));
  const bank = left.length > 0 ? Math.min(...left) : clocks.seats.find((one) => one.seat === seat)?.bank;
  return bank && Math.max(0, bank - (back?.grown.get(seat) ?? 0) * timeControl.hours);
}

/** The hours of banks that begin to run now, that stop now, and that something is taken from. */
function banksOf(now: Now, asked: readonly PendingRow[]): Waits['banks'] {
  const { clocks, open, back } = now;
  if (isAlone(clocks.seats)) return [];
  const begun = new Map(asked.map(({ seat, hours, left }) => [seat, left ?? hours]));
  const ended = clocks.waiting.filter(({ seat }) => !open.some((one) => one.seat === seat)).map(({ seat }) => seat);
  const shrunk = [...(back?.grown ?? [])].flatMap(([seat, times]) => (times > 0 ? [seat] : []));
  const others = new Set([...ended, ...shrunk].filter((seat) => !begun.has(seat)));
  return [
    ...[...begun].map(([seat, bank]) => ({ seat, bank })),
    ...[...others].flatMap((seat) => {
      const bank = bankNow(now, seat);
      return bank === undefined ? [] : [{ seat, bank }];
    }),
  ];
}

function isOpen(open: Open, { seat, decision }: { readonly seat: SeatId; readonly decision: string }): boolean {
  return open.some((one) => one.seat === seat && one.decision === decision);
}
