import type { Request, RequestHandler } from 'express';
import { offeredLanguages } from '../../i18n/languages.ts';
import { isTimeZone } from '../../i18n/translator.ts';
import { DAY_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';
import { setStranger } from './caller.ts';
import { cookieAttributes, sessionTokenOf } from './session-cookie.ts';

const COOKIE = 'despatch-language';
const ZONE_COOKIE = 'despatch-zone';
/** In which a script of ours (`public/strangers-zone.js`) says the browser's; no other site's can. */
const ZONE_HEADER = 'Despatch-Time-Zone';
const KEPT_MS = 400 * DAY_MS;

/**
 * Finds how to speak to somebody who is not signed in. The language: what `?lang=es` of a page says, which the browser
 * keeps; else what it kept; else what it asks for (`Accept-Language`). One that is not offered counts as not said. The
 * time zone: what a script of ours says, which the browser keeps; else what it kept; else UTC.
 */
export function knowLanguage(settings: Services['settings']): RequestHandler {
  const keep = { ...cookieAttributes(settings), maxAge: KEPT_MS };

  return (req, res, next) => {
    const offered = offeredLanguages(settings);
    const named = (value: unknown) => offered.find((language) => language === value);
    // Players choose in their preferences.
    const chosen = isPage(req) && !sessionTokenOf(req, settings) ? named(req.query.lang) : undefined;
    if (chosen !== undefined) res.cookie(COOKIE, chosen, keep);
    const told = zoneOf(req.get(ZONE_HEADER));
    if (told !== undefined) res.cookie(ZONE_COOKIE, told, keep);

    const asked = req.acceptsLanguages([...offered]) || offered[0];
    setStranger(res, {
      language: chosen ?? named(req.cookies?.[COOKIE]) ?? asked ?? 'en',
      timeZone: told ?? zoneOf(req.cookies?.[ZONE_COOKIE]) ?? 'UTC',
    });
    res.vary('Accept-Language').vary('Cookie');
    next();
  };
}

function isPage({ method, path }: Request): boolean {
  return method === 'GET' && !path.startsWith('/api/');
}

/** A zone's name; longer ones than there are cost no look. */
function zoneOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= LONGEST_ZONE && isTimeZone(value) ? value : undefined;
}

const LONGEST_ZONE = 40;
