import type { Request, RequestHandler } from 'express';
import type { Logger } from 'pino';
import { HOUR_MS } from '../../platform/durations.ts';

const TOLD_AGAIN_MS = HOUR_MS;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Says in the log, at most once an hour, that requests come through a proxy that is not trusted: then all visitors seem
 * to have one address, and share the limits of strangers.
 */
export function watchProxies(log: Logger): RequestHandler {
  let quietUntil = 0;
  return (req, _res, next) => {
    if (performance.now() >= quietUntil && isForwardedUnbelieved(req)) {
      quietUntil = performance.now() + TOLD_AGAIN_MS;
      log.warn(
        { proxy: req.socket.remoteAddress },
        'a proxy forwards requests but TRUST_PROXY does not name it: all visitors share the limits of one address',
      );
    }
    next();
  };
}

function isForwardedUnbelieved(req: Request): boolean {
  if (!FORWARDED.some((name) => req.headers[name] !== undefined)) return false;
  const trusts: unknown = req.app.get('trust proxy fn');
  return typeof trusts !== 'function' || trusts(req.socket.remoteAddress, 0) !== true;
}
