import type { ErrorRequestHandler } from 'express';
import { Refusal } from '../../kernel/refusal.ts';
import { callerOf } from '../middleware/caller.ts';

/** Whoever looks at a page that asks who they are signs in and comes back; a form that they sent is refused. */
export const sendToSignIn: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const looks = req.method === 'GET' || req.method === 'HEAD';
  const unknown = error instanceof Refusal && error.code === 'sign-in-needed' && callerOf(res).kind === 'anonymous';
  if (looks && unknown) res.redirect(303, signInFor(req.originalUrl));
  else next(error);
};

/** Where to sign in so as to come back to this address. */
export function signInFor(address: string): string {
  return `/sign-in?${new URLSearchParams({ next: address })}`;
}
