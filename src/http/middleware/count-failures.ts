import type { Request } from 'express';
import { LRUCache } from 'lru-cache';
import { addressOf, Hurried } from './limit-rate.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * Keys and links that nobody has, by the address that tried them. They are looked up first, with one indexed query: what
 * is good always passes, whoever else is behind the same address, and what is bad is answered without further work.
 */
export type Failures = {
  /** Counts one; the refusal for an address that has tried too many. */
  count(req: Request): Hurried | undefined;
};

export function countFailures(limit: number): Failures {
  const failures = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: WINDOW_MS, noUpdateTTL: true });
  return {
    count(req) {
      const address = addressOf(req);
      const before = failures.get(address) ?? 0;
      if (before >= limit) return new Hurried(failures.getRemainingTTL(address) / 1000);
      failures.set(address, before + 1);
      return undefined;
    },
  };
}
