import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { matchedRoute } from './matched-route.ts';

const REQUEST_ID = 'X-Request-Id';
/** An id from a proxy in front is kept when it is one, and too short to be a secret. */
const USABLE_ID = /^[\w.-]{1,36}$/;
/** Probes, and files of pages: nobody looks for them, and they would be most lines. */
const QUIET = /^\/(?:healthz|readyz|metrics|assets\/)/;

/**
 * One line for each request but those for files of pages and the health of the server: id, method, the route that took
 * it, status, time. Nothing that was sent: no path, no query, no headers, so no tokens, cookies and keys.
 */
export function logRequests(log: Logger): RequestHandler {
  const withRoute = (req: IncomingMessage, line: object) => ({ route: matchedRoute(req), ...line });
  return pinoHttp({
    logger: log,
    genReqId: requestId,
    wrapSerializers: false,
    serializers: {
      req: (req: IncomingMessage) => ({ id: req.id, method: req.method }),
      res: (res: ServerResponse) => ({ status: res.statusCode }),
    },
    customSuccessObject: (req, _res, line) => withRoute(req, line),
    customErrorObject: (req, _res, _error, line) => withRoute(req, line),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (req) => QUIET.test(req.url ?? '') },
  });
}

function requestId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
  res.setHeader(REQUEST_ID, id);
  return id;
}
