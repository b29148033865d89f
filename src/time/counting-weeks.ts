import { LRUCache } from 'lru-cache';
import { DateTime } from 'luxon';
import { DAY_MS } from '../platform/durations.ts';
import type { TimeControl } from './time-control.ts';

/** Milliseconds since 1970 between which all time counts. */
export type Window = readonly [from: number, to: number];

/** A week on somebody's clocks, from Monday 00:00 to the next, and what of it counts, in order. */
export type Week = { readonly begin: number; readonly end: number; readonly windows: readonly Window[] };

type Night = NonNullable<TimeControl['night']>;
type Clocks = Pick<TimeControl, 'skipWeekend' | 'night'>;

const WORKDAYS = 5;
/** Working a week out takes far longer than counting in it, and all tables count in the same few. */
const weeks = new LRUCache<string, Week>({ max: 5000 });

/** The week of a moment. Throws for an unknown zone and a moment that is not one. */
export function weekOf(clocks: Clocks, timeZone: string, moment: number): Week {
  const { skipWeekend, night } = clocks;
  const key = `${timeZone} ${skipWeekend} ${night?.from} ${night?.to} ${Math.floor(moment / DAY_MS)}`;
  const known = weeks.get(key);
  // A day of UTC may lie in two weeks.
  if (known && known.begin <= moment && moment < known.end) return known;
  const week = workOut(clocks, timeZone, moment);
  weeks.set(key, week);
  return week;
}

function workOut({ skipWeekend, night }: Clocks, timeZone: string, moment: number): Week {
  const at = DateTime.fromMillis(moment, { zone: timeZone });
  if (!at.isValid) throw new Error(`no week of ${moment} in ${timeZone}`);
  const monday = at.startOf('week');
  const days = Array.from({ length: 8 }, (_, i) => monday.plus({ days: i }).startOf('day'));
  const counted = days.slice(0, skipWeekend ? WORKDAYS : 7);
  const windows = counted.flatMap((day, i) => waking(day, days[i + 1] ?? day, night));
  return {
    begin: monday.toMillis(),
    end: monday.plus({ weeks: 1 }).startOf('week').toMillis(),
    windows: joined(windows),
  };
}

/** What counts of a day. An hour that a change of clocks leaves out begins when the clocks have been put forward. */
function waking(day: DateTime, next: DateTime, night: Night | undefined): readonly Window[] {
  const [begin, end] = [day.toMillis(), next.toMillis()];
  if (!night) return [[begin, end]];
  const at = (hour: number) => Math.max(begin, day.set({ hour, minute: 0 }).toMillis());
  if (night.from > night.to) return [[at(night.to), at(night.from)]];
  return [
    [begin, at(night.from)],
    [at(night.to), end],
  ];
}

/** Windows that touch are one. */
function joined(windows: readonly Window[]): readonly Window[] {
  const done: Window[] = [];
  for (const [from, to] of windows) {
    const last = done.at(-1);
    if (last && last[1] === from) done[done.length - 1] = [last[0], to];
    else if (from < to) done.push([from, to]);
  }
  return done;
}
