import { DateTime } from 'luxon';
import { DAY_MS } from '../platform/durations.ts';
import { refuse } from '../platform/refuse.ts';
import type { Span } from '../time/counted-time.ts';

/** How far ahead an absence can be set: more than the year after this one is nobody's plan. */
const MOST_DAYS_AHEAD = 550;

/** Days that somebody would like to be away: ISO dates of their own calendar, first and last included. */
export type WantedDays = { readonly from: string; readonly to: string };

/**
 * The span of days on somebody's calendar: from the first moment of the first day to the first after the last. Refuses
 * (`bad-input`) what is not a date, days that are over, in the wrong order, or too far ahead.
 */
export function readDays(given: WantedDays, timeZone: string, now: Date): Span {
  if (given.from.trim() === '' || given.to.trim() === '') throw refuse('bad-input', 'clocks.absence-dates');
  const first = readDay(given.from, timeZone);
  const last = readDay(given.to, timeZone);
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');

  if (last < first)
    throw refuse('bad-input', 'clocks.absence-backwards', {
      from: first.toISODate() ?? '',
      to: last.toISODate() ?? '',
    });
  if (first < today) throw refuse('bad-input', 'clocks.absence-past', { from: first.toISODate() ?? '' });
  const furthest = today.plus({ days: MOST_DAYS_AHEAD });
  if (last > furthest) {
    const far = { to: last.toISODate() ?? '', last: furthest.toISODate() ?? '' };
    throw refuse('bad-input', 'clocks.absence-too-far', far);
  }

  return { from: first.toJSDate(), to: dayAfter(last).toJSDate() };
}

function readDay(given: string, timeZone: string): DateTime {
  const text = given.trim();
  const day = DateTime.fromFormat(text, 'yyyy-MM-dd', { zone: timeZone }).startOf('day');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !day.isValid)
    throw refuse('bad-input', 'clocks.absence-no-day', { given: text.slice(0, 40) });
  return day;
}

/** The first and the last day of an absence on a calendar, as ISO dates. */
export function daysOf({ from, to }: Span, timeZone: string): WantedDays {
  const last = DateTime.fromJSDate(new Date(to.getTime() - 1), { zone: timeZone });
  return {
    from: DateTime.fromJSDate(from, { zone: timeZone }).toISODate() ?? '',
    to: last.toISODate() ?? '',
  };
}

/** Whole days of a span; the days on which clocks change are days like others. */
export function countDays({ from, to }: Span): number {
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / DAY_MS));
}

/** How many days of a span lie in each calendar year that it touches. */
export function daysByYear(span: Span, timeZone: string): ReadonlyMap<number, number> {
  const years = new Map<number, number>();
  const last = DateTime.fromJSDate(new Date(span.to.getTime() - 1), { zone: timeZone });
  // One that was ended early takes the whole of its last day.
  const end = dayAfter(last).toMillis();
  for (let { year } = DateTime.fromJSDate(span.from, { zone: timeZone }); year <= last.year; year += 1) {
    const begin = DateTime.fromObject({ year }, { zone: timeZone });
    const from = new Date(Math.max(span.from.getTime(), begin.toMillis()));
    const to = new Date(Math.min(end, begin.plus({ years: 1 }).toMillis()));
    years.set(year, countDays({ from, to }));
  }
  return years;
}

/** The end of today on somebody's calendar. */
export function endOfDay(now: Date, timeZone: string): Date {
  return dayAfter(DateTime.fromJSDate(now, { zone: timeZone })).toJSDate();
}

function dayAfter(day: DateTime): DateTime {
  return day.plus({ days: 1 }).startOf('day');
}
