import type { SeatId } from '../kernel/decision.ts';
import { addCounted, type Span } from './counted-time.ts';
import { type Allotted, allot, type SeatTime } from './due-time.ts';
import type { ClockRow, Clocks } from './read-clocks.ts';
import { silentHoursOf, type TimeControl } from './time-control.ts';

/** The clock has answered for a seat, and its player has not been back since. */
export type Silence = {
  readonly since: Date;
  /** The game's chapter in which their time last ran out; undefined: the game has none. */
  readonly chapter: string | undefined;
};

/** The hours of a question that is answered at once: nobody was given any. */
const NONE = 0;

/** A silent seat's silence; undefined also where the game no longer answers for late players. */
export function silenceOf(
  timeControl: TimeControl,
  { seats }: Pick<Clocks, 'seats'>,
  seat: SeatId,
): Silence | undefined {
  return timeControl.atExpiry === 'fallback' ? seats.find((one) => one.seat === seat)?.silence : undefined;
}

/** What a silent seat is asked now belongs to the rest of a turn that the clock has answered in. */
export function isRestOfTurn(silence: Silence | undefined, chapter: string | undefined): boolean {
  return silence !== undefined && chapter !== undefined && silence.chapter === chapter;
}

/** Whether a waiting seat is answered for without being given time. */
export function isAtOnce({ hours }: Pick<ClockRow, 'hours'> | { readonly hours: number | null }): boolean {
  return hours === NONE;
}

/** No time, from `at` on: nights and weekends do not stop it, an absence of the player's does. */
export function allotNothing(timeZone: string, at: Date, away: readonly Span[] | undefined): Allotted {
  return { hours: NONE, dueAt: addCounted({ skipWeekend: false, away }, timeZone, at, NONE) };
}

/** The short time of a silent seat: no longer than it would have been given anyhow. */
export function allotShort(timeControl: TimeControl, timeZone: string, at: Date, time: SeatTime): Allotted {
  const usual = allot(timeControl, timeZone, at, time);
  const short = silentHoursOf(timeControl);
  const dueAt = addCounted({ ...timeControl, away: time.away }, timeZone, at, short);
  return dueAt < usual.dueAt ? { hours: Math.min(short, usual.hours), dueAt } : usual;
}

/**
 * A silent seat is not reminded, and has no grace: its mail says what happens, and everybody has waited long enough.
 */
export function silentTimeControl(timeControl: TimeControl): TimeControl {
  return { ...timeControl, reminders: [], graceHours: 0 };
}
