import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { redactPath } from './redact-path.ts';

const REQUEST_ID = 'X-Request-Id';
/** An id from a proxy in front is kept when it is one. */
const USABLE_ID = /^[\w.-]{1,64}$/;
const QUIET = new Set(['/healthz', '/readyz', '/metrics']);

/** One line for each request: id, method, path without tokens, status, time. No headers, so no cookies and no keys. */
export function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    genReqId: requestId,
    wrapSerializers: false,
    serializers: {
      req: (req: IncomingMessage) => ({ id: req.id, method: req.method, path: redactPath(req.url ?? '') }),
      res: (res: ServerResponse) => ({ status: res.statusCode }),
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    autoLogging: { ignore: (req) => QUIET.has(req.url ?? '') },
  });
}

function requestId(req: IncomingMessage, res: ServerResponse): string {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && USABLE_ID.test(given) ? given : randomUUID();
  res.setHeader(REQUEST_ID, id);
  return id;
}
