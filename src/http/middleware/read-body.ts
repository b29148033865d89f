import express, { type RequestHandler } from 'express';
import { msg } from '../../i18n/msg.ts';
import { refuseUnfit } from '../../kernel/unfit-data.ts';
import { HttpError } from '../errors/http-error.ts';

const KB = 1024;
export const USUAL_LIMIT_KB = 256;
/** A table may come with a data pack. */
export const PACK_LIMIT_KB = 1024;

/** A JSON body of at most `limitKb` kB in `req.body`. Another media type is refused; no body at all is undefined. */
export function readJson(limitKb: number): readonly RequestHandler[] {
  const refuseOthers: RequestHandler = (req, _res, next) => {
    if (req.headers['content-length'] === '0' || req.is('json') !== false) return next();
    next(new HttpError('wrong-media-type', msg('api.wrong-media-type'), { Accept: 'application/json' }));
  };
  return [refuseOthers, express.json({ limit: limitKb * KB }), checkBody];
}

/** A form's fields in `req.body`: texts, or lists of texts where a name comes more than once. */
export const readForm: readonly RequestHandler[] = [
  express.urlencoded({ limit: PACK_LIMIT_KB * KB, extended: false, parameterLimit: 5000 }),
  (req, res, next) => checkBody(req, res, next),
];

const checkBody: RequestHandler = (req, _res, next) => {
  refuseUnfit(req.body, 'body');
  next();
};
