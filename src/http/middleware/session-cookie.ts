import type { Request, Response } from 'express';
import { DAY_MS } from '../../platform/durations.ts';
import { hashSecret, isSecret } from '../../platform/secret.ts';

/** The part of the settings that decides. */
type Site = { readonly baseUrl: string };

/** How long a browser keeps the cookie; the session's own expiry decides. */
const KEPT_MS = 400 * DAY_MS;

/** Over https the name binds the cookie to this host and to secure connections (`__Host-`). */
function nameOf(settings: Site): string {
  return isSecure(settings) ? '__Host-despatch' : 'despatch';
}

export function isSecure(settings: Site): boolean {
  return settings.baseUrl.startsWith('https:');
}

/** The session's token as the browser sent it. */
export function sessionTokenOf(req: Request, settings: Site): string | undefined {
  const token: unknown = req.cookies?.[nameOf(settings)];
  return typeof token === 'string' && token !== '' ? token : undefined;
}

/** Signs the browser in with a token of `redeemSignIn`. */
export function setSessionCookie(res: Response, settings: Site, token: string): void {
  res.cookie(nameOf(settings), token, { ...cookieAttributes(settings), maxAge: KEPT_MS });
}

export function clearSessionCookie(res: Response, settings: Site): void {
  res.clearCookie(nameOf(settings), cookieAttributes(settings));
}

/** Lax: a link in a mail opens signed in, and no other site can post with it. */
export function cookieAttributes(settings: Site) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(settings), path: '/' } as const;
}

/** How long a browser keeps its first games; what is forgotten before is not there any more. */
const VISITOR_KEPT_MS = 30 * DAY_MS;

function visitorNameOf(settings: Site): string {
  return `${nameOf(settings)}-visitor`;
}

/** What is kept of the secret of a browser that plays without an account; undefined where it has none. */
export function visitorOf(req: Request, settings: Site): string | undefined {
  const token: unknown = req.cookies?.[visitorNameOf(settings)];
  return typeof token === 'string' && isSecret(token) ? hashSecret(token) : undefined;
}

/** The browser has games of its own from here on, by this secret. */
export function setVisitorCookie(res: Response, settings: Site, token: string): void {
  res.cookie(visitorNameOf(settings), token, { ...cookieAttributes(settings), maxAge: VISITOR_KEPT_MS });
}
