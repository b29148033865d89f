import type { Budget } from '../../computer/budget.ts';
import { createThinkers } from '../../computer/thinkers.ts';
import { msg } from '../../i18n/msg.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { TooSoon } from '../../platform/too-soon.ts';
import type { PracticeMinds } from '../../practice/let-computers-play.ts';
import { windowCounter } from '../middleware/window-counter.ts';

export type PracticeLimits = {
  /** Practice games that one player, or strangers at one network address, begin in an hour. */
  readonly perHour: number;
  /** How many requests may wait for one that the computer thinks for. */
  readonly waiting: number;
  /** How much it thinks about one answer. */
  readonly budget: Budget;
  /** Answers in a row after which its opponent sees how things stand. */
  readonly most: number;
};

/** A newcomer waits for the computer, so it thinks less than at a table. */
const USUAL: PracticeLimits = { perHour: 10, waiting: 8, budget: { positions: 600, ms: 400 }, most: 12 };

/** What practice games may cost: how many are begun, and how the computer thinks for them, one after the other. */
export type PracticeDesk = {
  /** Counts one more game of somebody. Refuses (`too-many`) who begins many. */
  begin(who: string): void;
  /** Has the computer think; what is given back comes at once, undone, when many wait already. */
  think<T>(work: (minds: PracticeMinds) => Promise<T>): Promise<T | undefined>;
  /** Stops thinking. */
  close(): Promise<void>;
};

export function createPracticeDesk({ perHour, waiting, budget, most }: PracticeLimits = USUAL): PracticeDesk {
  const begun = windowCounter(perHour, HOUR_MS);
  const thinkers = createThinkers();
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    begin(who) {
      const wait = begun.count(who);
      if (wait !== undefined) throw new TooSoon(msg('practice.too-soon', { minutes: Math.ceil(wait / 60) }), wait);
    },
    async think(work) {
      if (queued > waiting) return undefined;
      queued += 1;
      const mine = last
        .then(() => work({ thinkers, budget, most }))
        .finally(() => {
          queued -= 1;
        });
      // What goes wrong with one is its own affair.
      last = mine.catch(() => {});
      return mine;
    },
    close: () => thinkers.close(),
  };
}
