import type { RequestHandler } from 'express';
import type { HttpContext } from '../context.ts';
import { callerOf, needPlayer, needSession, translatorOf } from '../middleware/caller.ts';
import { queueWrites } from '../middleware/queue-writes.ts';
import type { Known } from './guard.ts';
import type { Route } from './route.ts';
import { send } from './send.ts';

/**
 * What Express does with a route; `body` reads what is sent. The caller must be known before a body is read; the guard
 * itself is asked when the table's turn has come, so that what it finds out holds.
 */
export function handle(context: HttpContext, route: Route, body: readonly RequestHandler[]): RequestHandler[] {
  const answer: RequestHandler = async (req, res) => {
    res.set('Content-Language', translatorOf(res).locale);
    await send(context, req, res, await route.answer(context, req, res));
  };
  return [beKnown(route.access.known), ...body, queueWrites(context.turns), answer];
}

function beKnown(known: Known): RequestHandler {
  return (_req, res, next) => {
    if (known === 'as a player') needPlayer(callerOf(res));
    if (known === 'by a session') needSession(callerOf(res));
    next();
  };
}
