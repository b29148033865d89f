import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { messagesOf } from '../../kernel/message.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type en from '../../words/en/api.json';
import { callerOf } from './caller.ts';

const say = messagesOf<typeof en>();
const MINUTE = 60_000;

/** So many requests a minute for a player, or for an address when nobody is signed in. Counted per process. */
export function limitRequests(perMinute: number): RequestHandler {
  return limiter(MINUTE, perMinute, (req, res) => {
    const caller = callerOf(res);
    return caller.kind === 'player' ? caller.player.id : addressOf(req);
  });
}

/** Links to sign in or to change an address that are asked for from one address; each is a mail to somebody. */
export function limitSignIns(perQuarter: number): RequestHandler {
  return limiter(15 * MINUTE, perQuarter, addressOf);
}

/** The address of the network: a whole IPv6 subnet counts as one. */
export function addressOf(req: Request): string {
  return ipKeyGenerator(req.ip ?? '');
}

function limiter(windowMs: number, limit: number, keyGenerator: (req: Request, res: Response) => string) {
  return rateLimit({
    windowMs,
    limit,
    keyGenerator,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    handler: (_req, res, next) => next(tooMany(Number(res.getHeader('Retry-After') ?? windowMs / 1000))),
  });
}

export function tooMany(seconds: number): Refusal {
  return new Refusal('too-many', say('api.too-many', { seconds: Math.max(1, Math.ceil(seconds)) }));
}
