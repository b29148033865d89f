import { timingSafeEqual } from 'node:crypto';
import { Router } from 'express';
import { msg } from '../../i18n/msg.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { HttpContext } from '../context.ts';
import { bearerOf } from '../middleware/know-caller.ts';
import { checkReady } from './check-ready.ts';
import { keepFor } from './keep-for.ts';
import { lastBeats } from './last-beats.ts';

/** For the operator: alive, ready, and the numbers. No route here asks for the caller. */
export function healthRoutes(context: HttpContext): Router {
  const { metricsToken, keepHealthMs = 1000 } = context.settings;
  const { registry } = context.metrics;

  // Nobody is refused here, or a stranger could have the server taken for dead: asking often just costs nothing.
  const ready = keepFor(keepHealthMs, () => checkReady(context));
  const numbers = keepFor(keepHealthMs, () => registry.metrics());

  const router = Router();
  router.use(['/healthz', '/readyz', '/metrics'], (_req, res, next) => {
    res.set('Cache-Control', 'no-store');
    next();
  });

  router.get('/healthz', (_req, res) => {
    const runs = context.builtInDatabase?.runs() ?? true;
    res.status(runs ? 200 : 503).json({ status: runs ? 'alive' : 'the built-in database is down' });
  });

  router.get('/readyz', async (_req, res) => {
    const checks = await ready();
    const isReady = Object.values(checks).every((good) => good);
    const { late, last } = lastBeats(context.services.pulse);
    // A clock that is late does not keep this process from serving.
    const status = isReady ? (late ? 'late' : 'ready') : 'not ready';
    res.status(isReady ? 200 : 503).json({ status, checks, last });
  });

  router.get('/metrics', async (req, res) => {
    if (metricsToken !== undefined && !sameText(bearerOf(req) ?? '', metricsToken))
      throw new Refusal('sign-in-needed', msg('api.metrics-token'));
    res.set('Content-Type', registry.contentType).send(await numbers());
  });

  return router;
}

/** In a time that tells nothing of where the texts differ. */
function sameText(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
