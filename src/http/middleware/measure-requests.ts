import type { RequestHandler } from 'express';
import type { Metrics } from '../health/metrics.ts';
import { matchedRoute } from './matched-route.ts';

/** Counts and times each request by its method, the route that took it and its status, for `/metrics`. */
export function measureRequests(metrics: Metrics): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    // Also where the client went away in the middle.
    res.once('close', () =>
      metrics.request(
        { method: req.method, route: matchedRoute(req), status: res.statusCode },
        (performance.now() - start) / 1000,
      ),
    );
    next();
  };
}
