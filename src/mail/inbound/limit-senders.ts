import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../platform/durations.ts';
import { networkOf } from './limit-connections.ts';

/** Mails of one sender from one place within an hour; a player's replies are taken up to twenty. */
export const MOST_OF_A_SENDER = 60;
const MOST_NAMES = 20_000;

export type SenderCount = {
  /** Counts one more mail of this sender; false when that is one too many. */
  enter(address: string, from: string): boolean;
};

/**
 * Counts mails by the envelope's sender and the network that they come from: whoever writes in another's name elsewhere
 * uses nothing up.
 */
export function countSenders(most = MOST_OF_A_SENDER): SenderCount {
  const counts = new LRUCache<string, number>({ max: MOST_NAMES, ttl: HOUR_MS, noUpdateTTL: true });
  return {
    enter(address, from) {
      const name = `${networkOf(address)} ${from.toLowerCase()}`;
      const count = counts.get(name) ?? 0;
      if (count >= most) return false;
      counts.set(name, count + 1);
      return true;
    },
  };
}
