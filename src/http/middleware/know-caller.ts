import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { hasDesk } from '../../disputes/desk/list-desk-tables.ts';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { playerOfApiKey } from '../../people/api-key.ts';
import { playerOfSession } from '../../people/session.ts';
import type { Services } from '../../platform/services.ts';
import { type Caller, setCaller } from './caller.ts';
import type { Failures } from './count-failures.ts';
import { sessionTokenOf } from './session-cookie.ts';

/** How long another process may still know a session that was ended here. */
const KNOWN_FOR_MS = 5_000;
const MOST_KNOWN = 10_000;

type Known = Extract<Caller, { kind: 'player' }>;

export type Callers = {
  /** The sender, by `Authorization: Bearer`, else by the session cookie. Refuses a key that nobody has. */
  find(req: Request): Promise<Caller>;
  /** To be called when a player, one of their sessions or keys, or what they moderate has changed. */
  forget(playerId: string): void;
};

/** Finds callers with an indexed query or two, or none at all for somebody who has just been here. */
export function createCallers(services: Services): Callers {
  const known = new LRUCache<string, Known>({ max: MOST_KNOWN, ttl: KNOWN_FOR_MS });

  async function look(token: string, by: Known['by']): Promise<Known | undefined> {
    const name = `${by} ${token}`;
    const cached = known.get(name);
    if (cached) return cached;
    const player = await (by === 'session' ? playerOfSession(services, token) : playerOfApiKey(services, token));
    if (!player) return undefined;
    const caller: Known = { kind: 'player', player, by, desk: by === 'session' && (await hasDesk(services, player)) };
    known.set(name, caller);
    return caller;
  }

  return {
    async find(req) {
      const key = bearerOf(req);
      // Keys are for programs: what only a page can do (another address, say) a lost key cannot do.
      if (key !== undefined && req.path.startsWith('/api/')) {
        const caller = await look(key, 'api-key');
        if (!caller) throw new Refusal('sign-in-needed', msg('api.unknown-key'));
        return caller;
      }
      const session = sessionTokenOf(req, services.settings);
      const caller = session === undefined ? undefined : await look(session, 'session');
      return caller ?? { kind: 'anonymous' };
    },
    forget(playerId) {
      for (const [name, caller] of known.entries()) if (caller.player.id === playerId) known.delete(name);
    },
  };
}

export function knowCaller(callers: Callers, failures: Failures): RequestHandler {
  return async (req, res, next) => {
    try {
      setCaller(res, await callers.find(req));
      next();
    } catch (error) {
      next(error instanceof Refusal ? (failures.count(req) ?? error) : error);
    }
  };
}

/** The key of an `Authorization: Bearer` header; an empty text when there is such a header without one. */
export function bearerOf(req: Request): string | undefined {
  const header = req.get('authorization');
  if (header === undefined) return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}
