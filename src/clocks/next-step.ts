import { addCounted, countedHours, type Span } from '../time/counted-time.ts';
import { reminderTimes } from '../time/due-time.ts';
import type { TimeControl } from '../time/time-control.ts';
import { EXPIRED } from '../time/time-left.ts';

/**
 * Which of the clock's marks are behind a waiting seat (`PendingAnswer.stage`): before the end of its time the number
 * of reminders; `called`: the moderator is, or nothing follows; `sought`: a substitute is sought.
 */
export const STAGE = { asked: 0, expired: EXPIRED, called: 4, sought: 5 } as const;

/** How long a process may take to answer in a seat's place before another one tries: 5 minutes. */
export const LEASE = 300_000;

export type WaitingClock = {
  readonly askedAt: Date;
  readonly dueAt: Date;
  /** Counted hours that the seat was given; undefined in rows of before: all until `dueAt`. */
  readonly hours?: number | undefined;
  readonly stage: number;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** When the seat's player is away. */
  readonly away?: readonly Span[] | undefined;
};

/**
 * What the clock does about a waiting seat: remind it, tell it that its time is up, answer for it, call the host, seek
 * a substitute.
 */
export type ClockDeed = 'remind' | 'expire' | 'answer' | 'call' | 'seek' | 'nothing';

export type ClockStep = {
  readonly deed: ClockDeed;
  readonly stage: number;
  /** When the clock looks at it again; undefined: never. */
  readonly nextAt: Date | undefined;
};

/**
 * What is to be done now about a seat that is waited for. Marks that were missed while no server ran are not made up
 * for: only the latest counts. The grace begins when the seat is told that its time is up, so that nobody loses a turn
 * to a night in which they could not reach the server.
 */
export function nextStep(waiting: WaitingClock, now: Date): ClockStep {
  const { stage, dueAt, timeControl, timeZone, askedAt, away } = waiting;
  if (stage >= STAGE.expired) return afterExpiry(waiting, now);
  if (now >= dueAt) return expire(waiting, now);
  const counting = { ...timeControl, away };
  const hours = waiting.hours ?? countedHours(counting, timeZone, { from: askedAt, to: dueAt });
  const times = reminderTimes(counting, timeZone, { hours, dueAt });
  const behind = times.filter((time) => time <= now).length;
  const reached = Math.max(stage, behind);
  return { deed: behind > stage ? 'remind' : 'nothing', stage: reached, nextAt: times[reached] ?? dueAt };
}

function expire(waiting: WaitingClock, now: Date): ClockStep {
  const { timeControl } = waiting;
  const told = { deed: 'expire', stage: STAGE.expired } as const;
  if (timeControl.atExpiry === 'wait') {
    const { substitute } = timeControl;
    return { ...told, nextAt: substitute && after(waiting, now, timeControl.graceHours + substitute.hours) };
  }
  if (timeControl.graceHours === 0) return afterExpiry({ ...waiting, stage: STAGE.expired }, now);
  return { ...told, nextAt: after(waiting, now, timeControl.graceHours) };
}

function afterExpiry(waiting: WaitingClock, now: Date): ClockStep {
  const { timeControl, stage } = waiting;
  if (stage >= STAGE.called) return seek(waiting, now);
  switch (timeControl.atExpiry) {
    case 'wait':
      return seek(waiting, now);
    case 'fallback': // the answer itself takes the row away; if that fails, it is due again
      return { deed: 'answer', stage: STAGE.expired, nextAt: new Date(now.getTime() + LEASE) };
    case 'moderator': {
      const { substitute } = timeControl;
      return { deed: 'call', stage: STAGE.called, nextAt: substitute && after(waiting, now, substitute.hours) };
    }
  }
}

/**
 * The last step; a table whose time control was changed meanwhile has none. It is due again until it is noted as done.
 */
function seek({ timeControl, stage }: WaitingClock, now: Date): ClockStep {
  const called = Math.max(stage, STAGE.called);
  if (!timeControl.substitute || stage >= STAGE.sought) return { deed: 'nothing', stage: called, nextAt: undefined };
  return { deed: 'seek', stage: called, nextAt: new Date(now.getTime() + LEASE) };
}

function after({ timeControl, timeZone, away }: WaitingClock, now: Date, hours: number): Date {
  return addCounted({ ...timeControl, away }, timeZone, now, hours);
}
