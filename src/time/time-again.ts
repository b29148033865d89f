import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { addCounted, countedHours } from './counted-time.ts';
import { dueAfter, nextMark } from './due-time.ts';
import type { PendingRow } from './pending-rows.ts';
import type { TimeControl } from './time-control.ts';
import { EXPIRED, type Ticks } from './time-left.ts';

/** A question that a seat was waited for and has answered, and is going to be put again. */
export type Reopened = {
  readonly seat: SeatId;
  readonly decision: DecisionId;
  readonly answeredAt: Date;
  /** Until when they had time then; undefined: that is no longer known. */
  readonly dueAt: Date | undefined;
  /** It has not been answered: it goes on under another id, and its clock with it. */
  readonly goesOn?: boolean;
};

/** What became of the clocks since an entry that the game goes back to. */
export type TimeBack = {
  /** Nobody's clock begins anew: a question that is put again has the time that was left when it was answered. */
  readonly keepsTime: boolean;
  readonly reopened: readonly Reopened[];
  /** How often a seat's own clock has grown for questions that were taken back. */
  readonly grown: ReadonlyMap<SeatId, number>;
};

/** The times of a seat that is waited for, as they are written. */
export type Times = Pick<PendingRow, 'hours' | 'dueAt' | 'nextAt' | 'left' | 'stage'>;

export type Again = {
  readonly was: Reopened & { readonly dueAt: Date };
  /** What the seat has on its own clock, at tables that have one. */
  readonly bank: number | undefined;
  readonly paused: boolean;
};

/**
 * The times of a question that is put again because its answer was taken back: what was left when it was given, and
 * where that was late what was left of the grace. A fixed deadline that has not come yet stays.
 */
export function timesAgain(ticks: Ticks, { was, bank, paused }: Again, at: Date): Times {
  const { timeControl, timeZone, away } = ticks;
  const counting = { ...timeControl, away };
  if (was.answeredAt > was.dueAt) return lateAgain(ticks, { was, paused }, at);
  const left = bank ?? countedHours(counting, timeZone, { from: was.answeredAt, to: was.dueAt });
  const hours = Math.max(left, timeControl.hours);
  if (paused) return { hours, left, dueAt: null, nextAt: null, stage: 0 };
  const dueAt = timeControl.deadlines && was.dueAt > at ? was.dueAt : dueAfter(timeControl, timeZone, at, left, away);
  const nextAt = nextMark(counting, timeZone, { hours, dueAt }, at);
  return { hours, dueAt: dueAt.toISOString(), nextAt: nextAt.toISOString(), left: null, stage: 0 };
}

function lateAgain(
  { timeControl, timeZone, away }: Ticks,
  { was: { dueAt, answeredAt }, paused }: Pick<Again, 'was' | 'paused'>,
  at: Date,
): Times {
  const counting = { ...timeControl, away };
  const row = { hours: timeControl.hours, dueAt: dueAt.toISOString(), nextAt: null, left: null, stage: EXPIRED };
  const follows = hoursAfter(timeControl);
  if (follows === undefined) return row;
  const left = Math.max(0, follows - countedHours(counting, timeZone, { from: dueAt, to: answeredAt }));
  return paused ? { ...row, left } : { ...row, nextAt: addCounted(counting, timeZone, at, left).toISOString() };
}

/** Counted hours between the end of a seat's time and what then happens; undefined: nothing does. */
function hoursAfter({ atExpiry, graceHours, substitute }: TimeControl): number | undefined {
  if (atExpiry !== 'wait') return graceHours;
  return substitute && graceHours + substitute.hours;
}
