import type { Clock } from './services.ts';

/** What a process does again and again, and an operator would miss: ticks of the clock, mails sent, replies read. */
export const BEATS = ['tick', 'mail', 'reply'] as const;
export type Beat = (typeof BEATS)[number];

export type LastBeat = {
  /** By the machine's time of day, as it was then. */
  readonly at: Date;
  /** Counted by what has really passed, whatever became of the time of day. */
  readonly secondsAgo: number;
};

export type Pulse = {
  beat(what: Beat): void;
  /** Undefined: not since this process started. */
  last(what: Beat): LastBeat | undefined;
  /** How long this process has been running. */
  upSeconds(): number;
};

/** The pulse of one process. `elapsed`: milliseconds that only grow. */
export function newPulse(clock: Clock, elapsed: () => number = () => performance.now()): Pulse {
  const started = elapsed();
  const beats = new Map<Beat, { readonly at: Date; readonly elapsed: number }>();
  return {
    beat(what) {
      beats.set(what, { at: clock.now(), elapsed: elapsed() });
    },
    last(what) {
      const beat = beats.get(what);
      return beat && { at: beat.at, secondsAgo: (elapsed() - beat.elapsed) / 1000 };
    },
    upSeconds: () => (elapsed() - started) / 1000,
  };
}
