import { LRUCache } from 'lru-cache';

const MOST_NAMES = 20_000;

/** Counts up to a limit within a span that begins with the first count, for each name apart. */
export type WindowCounter = {
  /** Counts one more; given back are the seconds to wait when that is one too many, which is not counted. */
  count(name: string): number | undefined;
};

export function windowCounter(limit: number, windowMs: number): WindowCounter {
  const counts = new LRUCache<string, number>({ max: MOST_NAMES, ttl: windowMs, noUpdateTTL: true });
  return {
    count(name) {
      const before = counts.get(name) ?? 0;
      if (before >= limit) return counts.getRemainingTTL(name) / 1000;
      counts.set(name, before + 1);
      return undefined;
    },
  };
}
