import { DateTime } from 'luxon';
import type { Pace } from './pace.ts';

/** From a moment to another; the end is outside. */
export type Span = { readonly from: Date; readonly to: Date };

/** Which time counts: all but weekends and nights on the table's clocks, and but the time somebody is away. */
export type Counting = Pick<Pace, 'skipWeekend' | 'night'> & { readonly away?: readonly Span[] | undefined };

/** Milliseconds since 1970 between which all time counts. */
type Window = readonly [from: number, to: number];

const HOUR = 3_600_000;
const WORKDAYS = 5;

/**
 * The moment `hours` of counted time after `from`: the first one, so that what ends with Friday ends on Friday. An hour is
 * 60 real minutes, and weekends and nights have as many as the clocks there give them, so that changes of summer time are
 * right. Throws for an unknown zone, a moment that is none, and hours that are no number: no count would come to an end.
 */
export function addCounted(counting: Counting, timeZone: string, from: Date, hours: number): Date {
  const at = localTime(timeZone, from, hours);
  let left = Math.round(hours * HOUR);
  for (const [begin, end] of windows(counting, at, 1)) {
    const start = Math.max(begin, at.toMillis());
    if (end <= start) continue;
    if (left <= end - start) return new Date(start + left);
    left -= end - start;
  }
  throw cannotCount(timeZone, from, hours);
}

/** The first moment from which to `until` there are `hours` of counted time. Throws as `addCounted` does. */
export function takeCounted(counting: Counting, timeZone: string, until: Date, hours: number): Date {
  const at = localTime(timeZone, until, hours);
  let left = Math.round(hours * HOUR);
  for (const [begin, end] of windows(counting, at, -1)) {
    const stop = Math.min(end, at.toMillis());
    if (begin >= stop) continue;
    if (left < stop - begin) return new Date(stop - left);
    left -= stop - begin;
  }
  throw cannotCount(timeZone, until, hours);
}

/** How much time counts between two moments, in hours; 0 when the second is not after the first. Throws as `addCounted` does. */
export function countedHours(counting: Counting, timeZone: string, { from, to }: Span): number {
  const at = localTime(timeZone, from, to.getTime());
  let sum = 0;
  for (const [begin, end] of windows(counting, at, 1)) {
    if (begin >= to.getTime()) break;
    sum += Math.max(0, Math.min(end, to.getTime()) - Math.max(begin, at.toMillis()));
    if (end >= to.getTime()) break;
  }
  return sum / HOUR;
}

function localTime(timeZone: string, moment: Date, hours: number): DateTime {
  const at = DateTime.fromJSDate(moment, { zone: timeZone });
  if (!at.isValid || !Number.isFinite(hours)) throw cannotCount(timeZone, moment, hours);
  return at;
}

function cannotCount(timeZone: string, from: Date, hours: number): Error {
  return new Error(`${hours} hours from ${from.getTime()} in ${timeZone} cannot be counted`);
}

type Direction = 1 | -1;

/** What counts around a moment: its own window, and from there on forwards or backwards in time. */
function* windows(counting: Counting, at: DateTime, direction: Direction): Generator<Window> {
  const { away = [] } = counting;
  for (const window of onClocks(counting, at, direction)) {
    const parts = away.reduce(cut, [window]).toSorted(([a], [b]) => (a - b) * direction);
    yield* parts;
  }
}

function cut(parts: readonly Window[], { from, to }: Span): Window[] {
  const [start, end] = [from.getTime(), to.getTime()];
  return parts.flatMap((part): Window[] => {
    const [a, b] = part;
    if (start >= end || end <= a || start >= b) return [part];
    const rest: Window[] = [
      [a, start],
      [end, b],
    ];
    return rest.filter(([x, y]) => x < y);
  });
}

function* onClocks({ skipWeekend, night }: Counting, at: DateTime, direction: Direction): Generator<Window> {
  if (night) return yield* daysOnClocks(skipWeekend, night, at, direction);
  if (!skipWeekend) return yield [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let monday = at.startOf('week'); ; monday = monday.plus({ weeks: direction }).startOf('week'))
    yield [monday.toMillis(), monday.plus({ days: WORKDAYS }).startOf('day').toMillis()];
}

function* daysOnClocks(
  skipWeekend: boolean,
  night: NonNullable<Pace['night']>,
  at: DateTime,
  direction: Direction,
): Generator<Window> {
  for (let day = at.startOf('day'); ; day = day.plus({ days: direction }).startOf('day')) {
    if (skipWeekend && day.weekday > WORKDAYS) continue;
    const parts = wakingHours(day, night);
    yield* direction === 1 ? parts : parts.toReversed();
  }
}

/** An hour that a change of clocks leaves out begins when the clocks have been put forward. */
function wakingHours(day: DateTime, { from, to }: NonNullable<Pace['night']>): readonly Window[] {
  const [begin, end] = [day.toMillis(), day.plus({ days: 1 }).startOf('day').toMillis()];
  const at = (hour: number) => Math.max(begin, day.set({ hour, minute: 0 }).toMillis());
  if (from > to) return [[at(to), at(from)]];
  return [
    [begin, at(from)],
    [at(to), end],
  ];
}
