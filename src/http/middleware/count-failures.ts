import type { Request } from 'express';
import { addressOf, Hurried } from './limit-rate.ts';
import { windowCounter } from './window-counter.ts';

const WINDOW_MS = 15 * 60_000;

/**
 * Keys and links that nobody has, by the address that tried them. They are looked up first, with one indexed query:
 * what is good always passes, even if others behind the same address fail, and what is bad is answered without further
 * work.
 */
export type Failures = {
  /** Counts one; the refusal for an address that has tried too many. */
  count(req: Request): Hurried | undefined;
};

export function countFailures(limit: number): Failures {
  const failures = windowCounter(limit, WINDOW_MS);
  return {
    count(req) {
      const wait = failures.count(addressOf(req));
      return wait === undefined ? undefined : new Hurried(wait);
    },
  };
}
