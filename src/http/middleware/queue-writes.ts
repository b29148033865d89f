import type { RequestHandler } from 'express';
import type { Turns } from '../../platform/take-turns.ts';

/**
 * Requests that may change one table take turns: when something holds its row, what waits for it must not keep all
 * others from the database. Mounted after the middleware that reads the body, so that nobody holds a turn by sending
 * slowly.
 */
export function queueWrites(turns: Turns): RequestHandler {
  return (req, res, next) => {
    const table = SAFE.has(req.method) ? undefined : TABLE.exec(req.originalUrl)?.[1];
    if (table === undefined) return next();
    const answered = () =>
      new Promise<void>((resolve) => {
        res.once('close', resolve);
        next();
      });
    turns(table, answered).catch(next);
  };
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `/t/k3v9…/draft`, `/api/tables/k3v9…/submissions` */
const TABLE = /^\/(?:api\/tables|t)\/([^/?]+)/;
