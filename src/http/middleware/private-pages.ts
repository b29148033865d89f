import type { RequestHandler } from 'express';

/** Nothing that a player sees is kept by a browser or a proxy. A route for public pictures may say otherwise. */
export const privatePages: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store');
  next();
};
