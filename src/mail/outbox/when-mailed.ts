import { DateTime } from 'luxon';
import type { Quiet, Rhythm } from '../../people/mail-rhythm.ts';

/** What there is to mail to a seat's reader, and what decides when. */
export type Waiting = {
  readonly kinds: readonly string[];
  readonly rhythm: Rhythm;
  readonly digestHour: number;
  readonly quiet: Quiet | undefined;
  readonly timeZone: string;
  /** When they were last mailed about the table. */
  readonly lastMail: Date | undefined;
  /** The first time that runs out for them there. */
  readonly deadline: Date | undefined;
  /** Only they are waited for, as everybody at the table may know. */
  readonly alone: boolean;
  /** They have the table's page open, and want no mail then: until when they count as being there. */
  readonly there: Date | undefined;
  readonly now: Date;
};

/** Not before that; `digest`: then with all other tables. */
export type Held = { readonly until: Date; readonly digest: boolean };

/** What calls for an answer at once, or for attention: no rhythm and no night holds it back. */
const AT_ONCE = ['expiry', 'moderator-called', 'ruling', 'unfit'];
/** What no rhythm holds back, but a night does. */
const ANY_TIME = ['reminder', 'start', 'over', 'took-over'];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** No mail is held longer than until so long before its reader's time runs out. */
const BEFORE_DEADLINE = HOUR;
/** How often it is looked whether a reader is the only one who is waited for. */
const ALONE_MS = 10 * MINUTE;

/** How long a mail waits for its reader's sake; undefined: it is sent now. */
export function whenMailed(waiting: Waiting): Held | undefined {
  const { kinds, quiet, timeZone, deadline, there, now } = waiting;
  if (kinds.some((kind) => AT_ONCE.includes(kind))) return undefined;
  const free = kinds.some((kind) => ANY_TIME.includes(kind));
  const { until, digest } = (free ? undefined : byRhythm(waiting)) ?? { until: there ?? now, digest: false };
  // The hour of a digest was chosen by its reader.
  const awake = digest || !quiet ? until : endOfQuiet(until, timeZone, quiet);
  const latest = deadline && deadline > now ? new Date(deadline.getTime() - BEFORE_DEADLINE) : undefined;
  if (latest && latest < awake) return latest > now ? { until: latest, digest: false } : undefined;
  return awake > now ? { until: awake, digest } : undefined;
}

function byRhythm({ rhythm, digestHour, timeZone, lastMail, alone, now }: Waiting): Held | undefined {
  switch (rhythm.kind) {
    case 'every-turn':
      return undefined;
    case 'hours': {
      const next = new Date((lastMail?.getTime() ?? 0) + rhythm.hours * HOUR);
      return next > now ? { until: next, digest: false } : undefined;
    }
    case 'digest':
      return { until: nextHour(now, timeZone, digestHour), digest: true };
    case 'alone':
      return alone ? undefined : { until: new Date(now.getTime() + ALONE_MS), digest: false };
  }
}

/**
 * The next time that a clock in a zone shows a full hour, once on each day: where clocks are put forward past it, an
 * hour later; where it comes twice, the first time.
 */
export function nextHour(now: Date, timeZone: string, hour: number): Date {
  const today = DateTime.fromJSDate(now, { zone: timeZone }).startOf('day');
  const [first, next] = [today, today.plus({ days: 1 })].map((day) => day.set({ hour }).toJSDate());
  if (!first || !next) throw new Error('a day has hours');
  return first > now ? first : next;
}

/** The moment itself, or the end of the quiet hours that it falls into. */
export function endOfQuiet(moment: Date, timeZone: string, { from, to }: Quiet): Date {
  const local = DateTime.fromJSDate(moment, { zone: timeZone });
  const { hour } = local;
  const within = from < to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!within) return moment;
  const day = hour < to ? local.startOf('day') : local.startOf('day').plus({ days: 1 });
  return day.set({ hour: to }).toJSDate();
}
