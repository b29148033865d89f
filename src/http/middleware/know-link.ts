import type { RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { sendPlanned } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { hashSecret, isSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';
import type { Failures } from './count-failures.ts';
import { secretOf } from './secret-path.ts';

const KNOWN_FOR_MS = 60_000;
const MOST_KNOWN = 20_000;

const bearers = new WeakMap<Response, string>();

/** What the requests of a good link are counted for: its player, or else the link itself. */
export function bearerOfLink(res: Response): string | undefined {
  return bearers.get(res);
}

/**
 * Whether the link in a path was ever issued, be it used or too old: its reader is then counted apart from everybody
 * else behind the same address. Links that nobody issued are counted for the address that tries them.
 */
export function knowLink({ db }: Pick<Services, 'db'>, failures: Failures): RequestHandler {
  const known = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });

  async function look(hash: string): Promise<string | undefined> {
    const kept = known.get(hash);
    if (kept !== undefined) return kept;
    const [found] = await sendPlanned<{ readonly playerId: string | null }>(
      db,
      'known-link',
      Prisma.sql`
      SELECT "playerId" FROM "LinkToken" WHERE hash = ${hash}
      UNION ALL SELECT "playerId" FROM "SignInLink" WHERE "tokenHash" = ${hash}
      UNION ALL SELECT NULL FROM "SpectatorLink" WHERE "tokenHash" = ${hash}
      UNION ALL SELECT "playerId" FROM "CalendarFeed" WHERE "tokenHash" = ${hash}
      LIMIT 1`,
    );
    if (!found) return undefined;
    const bearer = found.playerId ?? `link ${hash}`;
    known.set(hash, bearer);
    return bearer;
  }

  return async (req, res, next) => {
    const secret = secretOf(req.path);
    if (secret === undefined) return next();
    const bearer = isSecret(secret) ? await look(hashSecret(secret)) : undefined;
    if (bearer === undefined) return next(failures.count(req));
    bearers.set(res, bearer);
    next();
  };
}
