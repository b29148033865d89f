import type { Request, RequestHandler } from 'express';
import { offeredLanguages } from '../../i18n/languages.ts';
import type { Services } from '../../platform/services.ts';
import { setStrangersLanguage } from './caller.ts';
import { cookieAttributes, sessionTokenOf } from './session-cookie.ts';

const COOKIE = 'despatch-language';
const KEPT_MS = 400 * 24 * 3600 * 1000;

/**
 * Finds the language for somebody who is not signed in: what `?lang=es` of a page says, which the browser keeps; else
 * what it kept; else what it asks for (`Accept-Language`). One that is not offered counts as not said.
 */
export function knowLanguage(settings: Services['settings']): RequestHandler {
  return (req, res, next) => {
    const offered = offeredLanguages(settings);
    const named = (value: unknown) => offered.find((language) => language === value);
    // Players choose in their preferences.
    const chosen = isPage(req) && !sessionTokenOf(req, settings) ? named(req.query.lang) : undefined;
    if (chosen !== undefined) res.cookie(COOKIE, chosen, { ...cookieAttributes(settings), maxAge: KEPT_MS });
    const asked = req.acceptsLanguages([...offered]) || offered[0];
    setStrangersLanguage(res, chosen ?? named(req.cookies?.[COOKIE]) ?? asked ?? 'en');
    res.vary('Accept-Language').vary('Cookie');
    next();
  };
}

function isPage({ method, path }: Request): boolean {
  return method === 'GET' && !path.startsWith('/api/');
}
