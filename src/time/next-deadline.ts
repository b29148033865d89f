import { DateTime } from 'luxon';
import type { Span } from './counted-time.ts';
import type { Deadline } from './time-control.ts';

/**
 * The first of a table's weekly deadlines at or after `earliest`. One that comes while the seat's player is away is not
 * for them: they are given time from their return on (`afterReturn`), and the next one after that. A time of day that a
 * change of clocks leaves out is an hour later; one that comes twice is the first.
 */
export function nextDeadline(
  deadlines: readonly Deadline[],
  timeZone: string,
  earliest: Date,
  afterReturn: (back: Date) => Date,
  away: readonly Span[] = [],
): Date {
  const found = firstDeadline(deadlines, timeZone, earliest);
  const absence = away.find(({ from, to }) => from < found && found < to);
  if (!absence) return found;
  return nextDeadline(deadlines, timeZone, afterReturn(absence.to), afterReturn, away);
}

function firstDeadline(deadlines: readonly Deadline[], timeZone: string, earliest: Date): Date {
  const monday = DateTime.fromJSDate(earliest, { zone: timeZone }).startOf('week');
  const moments = [0, 1].flatMap((weeks) =>
    deadlines.map(({ weekday, time }) => {
      const [hour, minute] = time.split(':').map(Number);
      return monday
        .plus({ weeks, days: weekday - 1 })
        .set({ hour, minute })
        .toMillis();
    }),
  );
  const first = Math.min(...moments.filter((moment) => moment >= earliest.getTime()));
  if (!Number.isFinite(first)) throw new Error(`no deadline after ${earliest.getTime()} in ${timeZone}`);
  return new Date(first);
}
