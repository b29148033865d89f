import type { Request, RequestHandler } from 'express';
import { msg } from '../../i18n/msg.ts';
import { HttpError } from '../errors/http-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * No other site can make a reader's browser act here. The rule is that of Go's `http.CrossOriginProtection` (and of
 * OWASP's cheat sheet under "Fetch Metadata"): a browser says itself where a request comes from.
 *
 * 1. GET, HEAD and OPTIONS change nothing, so they pass.
 * 2. `Sec-Fetch-Site` (every current browser over https and on localhost): `same-origin` and `none` pass, the rest not.
 * 3. Without it, `Origin` must be the host that was asked, or the server's own address behind a proxy.
 * 4. With neither it is not a browser, and nobody's cookie was borrowed.
 *
 * Together with cookies that are SameSite=Lax this needs no token in forms. What carries its own authority passes: a
 * bearer key, which a browser never adds by itself, and one-click unsubscribing, which mail programs post. Step 3 needs
 * a referrer policy that lets `Origin` through (security-headers.ts).
 */
export function refuseForeignOrigin(baseUrl: string): RequestHandler {
  const own = new URL(baseUrl).host;
  return (req, _res, next) => {
    if (SAFE.has(req.method) || isOwn(req, own) || carriesAuthority(req)) next();
    else next(new HttpError('foreign-origin', msg('api.foreign-origin')));
  };
}

function isOwn(req: Request, own: string): boolean {
  const site = req.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = req.get('origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === req.get('host') || host === own;
}

function carriesAuthority(req: Request): boolean {
  return req.path.startsWith('/u/') || (req.get('authorization')?.startsWith('Bearer ') ?? false);
}
