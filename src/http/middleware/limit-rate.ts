import type { Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { msg } from '../../i18n/msg.ts';
import { HttpError } from '../errors/http-error.ts';
import { callerOf } from './caller.ts';
import { bearerOfLink } from './know-link.ts';

const MINUTE = 60_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** A caller who asks too much is told how many seconds to wait. */
export class Hurried extends HttpError {
  constructor(seconds: number) {
    const wait = Math.max(1, Math.ceil(seconds));
    super('too-many', msg('api.too-many', { seconds: wait }), { 'Retry-After': String(wait) });
  }
}

/**
 * Limits the requests a minute of a player, of a link in a mail, or of an address where the caller is not known.
 * Counted per process.
 */
export function limitRequests(perMinute: number): RequestHandler {
  return limiter(MINUTE, perMinute, (req, res) => knownAs(res) ?? addressOf(req));
}

/**
 * Limits the requests a minute by which one player changes something, with all their keys, sessions and links together.
 */
export function limitWrites(perMinute: number): RequestHandler {
  const limit = limiter(MINUTE, perMinute, (_req, res) => knownAs(res) ?? '');
  return (req, res, next) => (READS.has(req.method) || knownAs(res) === undefined ? next() : limit(req, res, next));
}

/** Limits the requests a minute of one address where the caller is not known, for what costs more than a page. */
export function limitStrangers(perMinute: number): RequestHandler {
  const limit = limiter(MINUTE, perMinute, addressOf);
  return (req, res, next) => (knownAs(res) === undefined ? limit(req, res, next) : next());
}

/** Links to sign in or to change an address that are asked for from one address; each is a mail to somebody. */
export function limitSignIns(perQuarter: number): RequestHandler {
  return limiter(15 * MINUTE, perQuarter, addressOf);
}

/** The player who asks, signed in or by a link; the link where it is nobody's; undefined for strangers. */
export function knownAs(res: Response): string | undefined {
  const caller = callerOf(res);
  return caller.kind === 'player' ? caller.player.id : bearerOfLink(res);
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
    handler: (_req, res, next) => next(new Hurried(Number(res.getHeader('Retry-After') ?? windowMs / 1000))),
  });
}
