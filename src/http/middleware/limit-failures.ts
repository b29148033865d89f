import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { addressOf, tooMany } from './limit-rate.ts';
import { hasToken } from './redact-path.ts';

const WINDOW_MS = 15 * 60_000;
const MOST_ADDRESSES = 20_000;

/**
 * An address that keeps trying keys or links that nobody has is refused before they are looked up. Only failures are
 * counted, so somebody who works fast with a good key is never refused here.
 */
export function limitFailures(limit: number): RequestHandler {
  const failures = new LRUCache<string, number>({ max: MOST_ADDRESSES, ttl: WINDOW_MS, noUpdateTTL: true });
  return (req, res, next) => {
    const byKey = req.headers.authorization !== undefined;
    if (!byKey && !hasToken(req.path)) return next();
    const address = failures.size > 0 ? addressOf(req) : undefined;
    if (address !== undefined && (failures.get(address) ?? 0) >= limit) {
      const seconds = Math.ceil(failures.getRemainingTTL(address) / 1000);
      res.setHeader('Retry-After', seconds);
      return next(tooMany(seconds));
    }
    res.once('finish', () => {
      if (res.statusCode !== 401 && (byKey || res.statusCode !== 404)) return;
      const failed = addressOf(req);
      failures.set(failed, (failures.get(failed) ?? 0) + 1);
    });
    next();
  };
}
