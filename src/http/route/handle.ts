import type { RequestHandler, Response } from 'express';
import type { HttpContext } from '../context.ts';
import { callerOf, needPlayer, needSession } from '../middleware/caller.ts';
import { queueWrites } from '../middleware/queue-writes.ts';
import { readJson, USUAL_LIMIT_KB } from '../middleware/read-body.ts';
import type { Known } from './guard.ts';
import type { Reply } from './reply.ts';
import type { Route } from './route.ts';

/**
 * What Express does with a route of the API. The caller must be known before a body is read; the guard itself is asked
 * when the table's turn has come, so that what it finds out holds.
 */
export function handle(context: HttpContext, route: Route): RequestHandler[] {
  const answer: RequestHandler = async (req, res) => {
    send(res, await route.answer(context, req, res));
  };
  const body = route.input.body ? readJson(route.bodyKb ?? USUAL_LIMIT_KB) : [];
  return [beKnown(route.access.known), ...body, queueWrites(context.turns), answer];
}

function beKnown(known: Known): RequestHandler {
  return (_req, res, next) => {
    if (known === 'as a player') needPlayer(callerOf(res));
    if (known === 'by a session') needSession(callerOf(res));
    next();
  };
}

function send(res: Response, reply: Reply): void {
  res.status(reply.status);
  if ('headers' in reply && reply.headers) res.set(reply.headers);
  if ('json' in reply) res.type('application/json').send(JSON.stringify(reply.json));
  else if ('bytes' in reply) res.type(reply.type).send(reply.bytes);
  else res.end();
}
