import type { Request, RequestHandler } from 'express';
import { callerOf, playerOf } from '../middleware/caller.ts';

/** Pages for signed-in players: others are asked to sign in and then come back; a form that they sent is refused. */
export const needPlayer: RequestHandler = (req, res, next) => {
  if (callerOf(res).kind === 'anonymous' && (req.method === 'GET' || req.method === 'HEAD')) {
    res.redirect(303, signInFor(req));
    return;
  }
  playerOf(res);
  next();
};

/** Where to sign in so as to come back to this page. */
export function signInFor(req: Request): string {
  return `/sign-in?${new URLSearchParams({ next: req.originalUrl })}`;
}
