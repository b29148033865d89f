import { countedHours, type Span } from './counted-time.ts';
import { type Allotted, dueAfter, nextMark, reminderTimes } from './due-time.ts';
import type { ClockRow } from './read-clocks.ts';
import type { TimeControl } from './time-control.ts';

/** The first stage of a waiting seat whose time is up; see `PendingAnswer.stage`. */
export const EXPIRED = 3;

/** Whose time it is: the table's time control and zone, and the absences of the seat's player. */
export type Ticks = { readonly timeControl: TimeControl; readonly timeZone: string; readonly away: readonly Span[] };

type Timed = Pick<ClockRow, 'askedAt' | 'dueAt' | 'nextAt' | 'stage' | 'hours' | 'left'>;

/** A waiting seat with its times changed; undefined times are empty. */
export type Retimed = Pick<ClockRow, 'dueAt' | 'nextAt' | 'stage' | 'hours' | 'left'>;

/** Counted hours that a seat still has to answer; 0 when its time is up. */
export function hoursLeft({ timeControl, timeZone, away }: Ticks, row: Timed, now: Date): number {
  if (row.stage >= EXPIRED || (row.left === undefined && !row.dueAt)) return 0;
  if (row.left !== undefined) return row.left;
  return row.dueAt ? countedHours({ ...timeControl, away }, timeZone, { from: now, to: row.dueAt }) : 0;
}

/** Nothing is due: nobody waits for the seat. */
function isUntimed({ dueAt, left, stage }: Timed): boolean {
  return !dueAt && left === undefined && stage < EXPIRED;
}

/** The seat's clock is stopped: what was left of its time, or of the grace after it, is kept. */
export function stopped(ticks: Ticks, row: Timed, now: Date): Retimed {
  const { dueAt, nextAt, stage, hours } = row;
  if (row.left !== undefined || isUntimed(row)) return row;
  if (stage < EXPIRED) return { stage, hours, dueAt: undefined, nextAt: undefined, left: hoursLeft(ticks, row, now) };
  if (!nextAt) return row; // nothing follows
  const { timeControl, timeZone, away } = ticks;
  const left = countedHours({ ...timeControl, away }, timeZone, { from: now, to: nextAt });
  return { stage, hours, dueAt, nextAt: undefined, left };
}

/** A clock that was stopped runs again: the same counted hours are left as before. */
export function goingOn(ticks: Ticks, row: Timed, now: Date): Retimed {
  const { left, stage, hours } = row;
  if (left === undefined) return row;
  const { timeControl, timeZone, away } = ticks;
  if (stage >= EXPIRED)
    return {
      ...row,
      nextAt: dueAfter({ ...timeControl, deadlines: undefined }, timeZone, now, left, away),
      left: undefined,
    };
  const dueAt = dueAfter(timeControl, timeZone, now, left, away);
  return { stage, hours, dueAt, nextAt: markAfter(ticks, row, dueAt, now), left: undefined };
}

/** The player's absences have changed: what they have left stays as it was, and ends at another time. */
export function withAbsences(before: Ticks, away: readonly Span[], row: Timed, now: Date): Retimed {
  if (row.left !== undefined || isUntimed(row)) return row;
  if (row.dueAt && row.dueAt <= now && row.stage < EXPIRED) return row; // the clock is about to say so
  return goingOn({ ...before, away }, { ...row, ...stopped(before, row, now) }, now);
}

/** The seat has until `dueAt`, whatever its time was; `more`: the counted hours by which that is more. */
export function extended(ticks: Ticks, row: Timed, dueAt: Date, now: Date): Retimed {
  const { timeControl, timeZone, away } = ticks;
  const hours = row.hours ?? timeControl.hours;
  if (row.left !== undefined) {
    const left = countedHours({ ...timeControl, away }, timeZone, { from: now, to: dueAt });
    return { stage: 0, hours, left, dueAt: undefined, nextAt: undefined };
  }
  const behind = reminderTimes({ ...timeControl, away }, timeZone, { hours, dueAt }).filter(
    (time) => time <= now,
  ).length;
  return { stage: behind, hours, left: undefined, dueAt, nextAt: markAfter(ticks, row, dueAt, now) };
}

/** When the clock looks again at a seat that has until `dueAt`: at its next reminder, or then. */
function markAfter({ timeControl, timeZone, away }: Ticks, row: Timed, dueAt: Date, now: Date): Date {
  const allotted: Allotted = { hours: row.hours ?? timeControl.hours, dueAt };
  return nextMark({ ...timeControl, away }, timeZone, allotted, now);
}
