import { msg } from '../../i18n/msg.ts';
import { createOddsThreads, type OddsThreads } from '../../planning/odds-threads.ts';
import { TooSoon } from '../../platform/too-soon.ts';
import { windowCounter } from '../middleware/window-counter.ts';

/** A fight that is tried a thousand times takes a second of a thread, and several where it lasts for days. */
export type OddsLimits = {
  /** For one player, in a minute. */
  readonly perMinute: number;
  /** How many may wait for the one that is being tried. */
  readonly waiting: number;
};
const USUAL: OddsLimits = { perMinute: 10, waiting: 5 };
const MINUTE = 60_000;
const BUSY_SECONDS = 5;

/** One fight is tried after the other, whoever asks. */
export type OddsDesk = {
  /** Somebody fills in a fight, and is likely to try it. */
  expect(): void;
  /** Refuses (`too-many`) who asks often, and when many wait. */
  run<T>(playerId: string, work: (threads: OddsThreads) => Promise<T>): Promise<T>;
  /** Stops trying. */
  close(): Promise<void>;
};

export function createOddsDesk({ perMinute, waiting }: OddsLimits = USUAL): OddsDesk {
  const ofPlayer = windowCounter(perMinute, MINUTE);
  const threads = createOddsThreads();
  let queued = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    expect: () => threads.warmUp(),
    async run(playerId, work) {
      const wait = queued > waiting ? BUSY_SECONDS : ofPlayer.count(playerId);
      if (wait !== undefined) throw new TooSoon(msg('planning.odds-too-many', { seconds: Math.ceil(wait) }), wait);
      queued += 1;
      const mine = last
        .then(() => work(threads))
        .finally(() => {
          queued -= 1;
        });
      // What goes wrong with one is its own affair.
      last = mine.catch(() => {});
      return mine;
    },
    close: () => threads.close(),
  };
}
