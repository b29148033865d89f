import type { Request, RequestHandler } from 'express';
import { msg } from '../../i18n/msg.ts';
import { HttpError } from './http-error.ts';

/** After all routes of the API: there is nothing here. */
export const refuseUnknownAddress: RequestHandler = (req, _res, next) => {
  next(new HttpError('no-such-address', msg('api.no-such-address', { path: shownPath(req) })));
};

/** After all pages. */
export const refuseUnknownPage: RequestHandler = (req, _res, next) => {
  next(new HttpError('no-such-address', msg('api.no-such-page', { path: shownPath(req) })));
};

/** After the methods that an address takes: OPTIONS asks for their list, and this is none of them. */
export function refuseOtherMethods(allowed: readonly string[]): RequestHandler {
  const list = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;
  const headers = { Allow: list.join(', ') };
  return (req, res, next) => {
    if (req.method === 'OPTIONS') return void res.status(204).set(headers).end();
    const reason = msg('api.wrong-method', { path: shownPath(req), method: req.method, allowed: list });
    next(new HttpError('wrong-method', reason, headers));
  };
}

function shownPath(req: Request): string {
  return (req.originalUrl.split('?', 1)[0] ?? '').slice(0, 200);
}
