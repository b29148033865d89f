import { addCounted, type Counting, countedHours, type Span, takeCounted } from './counted-time.ts';
import { nextDeadline } from './next-deadline.ts';
import { remindersOf, type TimeControl } from './time-control.ts';

/** What a time control has to know of the seat whose time it is. */
export type SeatTime = {
  /** Hours on the seat's own clock, at tables that have one; undefined: it has not begun to run. */
  readonly bank?: number | undefined;
  /** When its player is away. */
  readonly away?: readonly Span[] | undefined;
};

/** The time for a decision: its counted hours, and its end. */
export type Allotted = { readonly hours: number; readonly dueAt: Date };

/** What a seat is given for a decision that is asked at `from`. With a bank, `hours` is what the bank holds now. */
export function allot(timeControl: TimeControl, timeZone: string, from: Date, { bank, away }: SeatTime = {}): Allotted {
  const counting = { ...timeControl, away };
  if (timeControl.deadlines) {
    const dueAt = dueAfter(timeControl, timeZone, from, timeControl.hours, away);
    return { hours: countedHours(counting, timeZone, { from, to: dueAt }), dueAt };
  }
  const hours = timeControl.bank
    ? Math.min(timeControl.bank.cap, (bank ?? timeControl.bank.start) + timeControl.hours)
    : timeControl.hours;
  return { hours, dueAt: addCounted(counting, timeZone, from, hours) };
}

/**
 * When a seat must have answered that has `left` counted hours from `from` on; with deadlines, at the next that gives
 * it those.
 */
export function dueAfter(
  timeControl: TimeControl,
  timeZone: string,
  from: Date,
  left: number,
  away: readonly Span[] | undefined,
): Date {
  const counting = { ...timeControl, away };
  if (!timeControl.deadlines) return addCounted(counting, timeZone, from, left);
  const least = Math.min(left, timeControl.hours);
  const earliest = addCounted(counting, timeZone, from, least);
  return nextDeadline(
    timeControl.deadlines,
    timeZone,
    earliest,
    (back) => addCounted(counting, timeZone, back, least),
    away,
  );
}

/** The moments at which a seat is reminded, in order: the first ones that leave it that much of what it was given. */
export function reminderTimes(
  timeControl: Pick<TimeControl, 'reminders'> & Counting,
  timeZone: string,
  { hours, dueAt }: Allotted,
): readonly Date[] {
  return remindersOf(timeControl).map((share) =>
    takeCounted(timeControl, timeZone, dueAt, (hours * (100 - share)) / 100),
  );
}

/** When the clock first has something to do about a seat after `now`: the next reminder, or the end of its time. */
export function nextMark(
  timeControl: Pick<TimeControl, 'reminders'> & Counting,
  timeZone: string,
  allotted: Allotted,
  now: Date,
): Date {
  return reminderTimes(timeControl, timeZone, allotted).find((time) => time > now) ?? allotted.dueAt;
}
