import { HOUR_MS } from '../platform/durations.ts';
import { type Window, weekOf } from './counting-weeks.ts';
import type { TimeControl } from './time-control.ts';

/** From a moment to another; the end is outside. */
export type Span = { readonly from: Date; readonly to: Date };

/** Which time counts: all but weekends and nights on the table's clocks, and but the time somebody is away. */
export type Counting = Pick<TimeControl, 'skipWeekend' | 'night'> & { readonly away?: readonly Span[] | undefined };

/**
 * The moment `hours` of counted time after `from`: the first one, so that what ends with Friday ends on Friday. An hour
 * is 60 real minutes, and weekends and nights have as many as the clocks there give them, so that changes of summer
 * time are right. Throws for an unknown zone, a moment that is not one, and hours that are not a number: the count
 * would never end.
 */
export function addCounted(counting: Counting, timeZone: string, from: Date, hours: number): Date {
  const at = momentOf(timeZone, from, hours);
  let left = Math.round(hours * HOUR_MS);
  for (const [begin, end] of windows(counting, timeZone, at, 1)) {
    const start = Math.max(begin, at);
    if (end <= start) continue;
    if (left <= end - start) return new Date(start + left);
    left -= end - start;
  }
  throw cannotCount(timeZone, from, hours);
}

/** The first moment from which to `until` there are `hours` of counted time. Throws as `addCounted` does. */
export function takeCounted(counting: Counting, timeZone: string, until: Date, hours: number): Date {
  const at = momentOf(timeZone, until, hours);
  let left = Math.round(hours * HOUR_MS);
  for (const [begin, end] of windows(counting, timeZone, at, -1)) {
    const stop = Math.min(end, at);
    if (begin >= stop) continue;
    if (left < stop - begin) return new Date(stop - left);
    left -= stop - begin;
  }
  throw cannotCount(timeZone, until, hours);
}

/**
 * How much time counts between two moments, in hours; 0 when the second is not after the first. Throws as `addCounted`
 * does.
 */
export function countedHours(counting: Counting, timeZone: string, { from, to }: Span): number {
  const at = momentOf(timeZone, from, to.getTime());
  let sum = 0;
  for (const [begin, end] of windows(counting, timeZone, at, 1)) {
    if (begin >= to.getTime()) break;
    sum += Math.max(0, Math.min(end, to.getTime()) - Math.max(begin, at));
    if (end >= to.getTime()) break;
  }
  return sum / HOUR_MS;
}

function momentOf(timeZone: string, moment: Date, hours: number): number {
  const at = moment.getTime();
  if (!Number.isFinite(at) || !Number.isFinite(hours) || !isZone(timeZone, at))
    throw cannotCount(timeZone, moment, hours);
  return at;
}

/** Weekends count: only the zone is asked for. */
const EVERY_HOUR = { skipWeekend: false } as const;

function isZone(timeZone: string, at: number): boolean {
  try {
    return weekOf(EVERY_HOUR, timeZone, at).begin <= at;
  } catch {
    return false;
  }
}

function cannotCount(timeZone: string, from: Date, hours: number): Error {
  return new Error(`${hours} hours from ${from.getTime()} in ${timeZone} cannot be counted`);
}

type Direction = 1 | -1;

/** What counts around a moment: its own week, and from there on forwards or backwards in time. */
function* windows(counting: Counting, timeZone: string, at: number, direction: Direction): Generator<Window> {
  const { away = [] } = counting;
  for (const window of onClocks(counting, timeZone, at, direction)) {
    if (away.length === 0) yield window;
    else yield* away.reduce(cut, [window]).toSorted(([a], [b]) => (a - b) * direction);
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

function* onClocks(counting: Counting, timeZone: string, at: number, direction: Direction): Generator<Window> {
  if (!counting.night && !counting.skipWeekend) return yield [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let week = weekOf(counting, timeZone, at);
  for (;;) {
    yield* direction === 1 ? week.windows : week.windows.toReversed();
    week = weekOf(counting, timeZone, direction === 1 ? week.end : week.begin - 1);
  }
}
