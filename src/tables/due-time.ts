import { DateTime } from 'luxon';
import type { Pace } from './pace.ts';

const SATURDAY = 6;

/**
 * The moment `hours` of counted time after `from`. With `skipWeekend`, time from Saturday 00:00 to Monday 00:00 on the
 * table's clocks does not count, however many hours those days have there (summer time begins and ends on Sundays).
 * An hour is 60 real minutes; with no weekend between, 24 hours across a change of clocks end at another time of day.
 * Throws for an unknown zone, a moment that is none, and hours that are no number: no count of days would come to an end.
 */
export function addCounted(pace: Pick<Pace, 'skipWeekend'>, timeZone: string, from: Date, hours: number): Date {
  let at = DateTime.fromJSDate(from, { zone: timeZone });
  let left = Math.round(hours * 3_600_000);
  if (!at.isValid || !Number.isFinite(left))
    throw new Error(`${hours} hours from ${from.getTime()} in ${timeZone} cannot be counted`);
  if (!pace.skipWeekend) return at.plus({ milliseconds: left }).toJSDate();
  for (;;) {
    if (at.weekday >= SATURDAY) at = at.startOf('week').plus({ weeks: 1 });
    const weekend = at.startOf('week').plus({ days: SATURDAY - 1 });
    const room = weekend.toMillis() - at.toMillis();
    // Due exactly at midnight before Saturday is still Friday's.
    if (left <= room) return at.plus({ milliseconds: left }).toJSDate();
    left -= room;
    at = weekend;
  }
}

/** When a decision opened at `from` must be answered. */
export function dueTime(pace: Pace, timeZone: string, from: Date): Date {
  return addCounted(pace, timeZone, from, pace.hours);
}

/** When the clock first has something to do about a decision opened at `from`: the first reminder, at 50 %. */
export function firstMark(pace: Pace, timeZone: string, from: Date): Date {
  return addCounted(pace, timeZone, from, pace.hours * 0.5);
}

/** A decision's marks: two reminders (50 % and 90 % of the counted time), expiry, and the end of the grace after it. */
export type Marks = { readonly half: Date; readonly late: Date; readonly due: Date; readonly graceEnd: Date };

export function marks(pace: Pace, timeZone: string, from: Date): Marks {
  const after = (hours: number) => addCounted(pace, timeZone, from, hours);
  return {
    half: firstMark(pace, timeZone, from),
    late: after(pace.hours * 0.9),
    due: after(pace.hours),
    graceEnd: after(pace.hours + pace.graceHours),
  };
}
