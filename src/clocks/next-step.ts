import { addCounted, marks } from '../tables/due-time.ts';
import type { Pace } from '../tables/pace.ts';

/** Which of the clock's marks are behind a waiting seat (`Waiting.stage`). */
export const STAGE = { asked: 0, half: 1, late: 2, expired: 3, done: 4 } as const;

/** How long a process may take to answer in a seat's place before another one tries: 5 minutes. */
const LEASE = 300_000;

export type WaitingClock = {
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly stage: number;
  readonly pace: Pace;
  readonly timeZone: string;
};

/** What the clock does about a waiting seat: remind it, tell it that its time is up, answer for it, call the host. */
export type ClockDeed = 'remind' | 'expire' | 'answer' | 'call' | 'nothing';

export type ClockStep = {
  readonly deed: ClockDeed;
  readonly stage: number;
  /** When the clock looks at it again; undefined: never. */
  readonly nextAt: Date | undefined;
};

/**
 * What is to be done now about a seat that is waited for. Marks that were missed while no server ran are not made
 * up for: only the latest counts. The grace begins when the seat is told that its time is up, so that nobody
 * loses his turn to a night in which he could not reach the server.
 */
export function nextStep(waiting: WaitingClock, now: Date): ClockStep {
  const { stage, dueAt, pace, timeZone, askedAt } = waiting;
  if (stage >= STAGE.expired) return afterGrace(pace, now);
  if (now >= dueAt) return expire(pace, timeZone, now);
  const { half, late } = marks(pace, timeZone, askedAt);
  if (now >= late && stage < STAGE.late) return { deed: 'remind', stage: STAGE.late, nextAt: dueAt };
  if (now >= half && stage < STAGE.half) return { deed: 'remind', stage: STAGE.half, nextAt: earlier(late, dueAt) };
  const ahead = [half, late].filter((mark) => mark > now);
  return { deed: 'nothing', stage, nextAt: ahead.reduce(earlier, dueAt) };
}

function expire(pace: Pace, timeZone: string, now: Date): ClockStep {
  if (pace.atExpiry === 'wait') return { deed: 'expire', stage: STAGE.expired, nextAt: undefined };
  if (pace.graceHours === 0) return afterGrace(pace, now);
  return { deed: 'expire', stage: STAGE.expired, nextAt: addCounted(pace, timeZone, now, pace.graceHours) };
}

function afterGrace(pace: Pace, now: Date): ClockStep {
  switch (pace.atExpiry) {
    case 'wait': // the pace was changed meanwhile
      return { deed: 'nothing', stage: STAGE.done, nextAt: undefined };
    case 'fallback': // the answer itself takes the row away; if that fails, it is due again
      return { deed: 'answer', stage: STAGE.expired, nextAt: new Date(now.getTime() + LEASE) };
    case 'moderator':
      return { deed: 'call', stage: STAGE.done, nextAt: undefined };
  }
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
