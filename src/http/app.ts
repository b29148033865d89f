import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { apiRouter } from './api-router.ts';
import type { HttpContext } from './context.ts';
import { answerError } from './errors/answer-error.ts';
import { refuseUnknownPage } from './errors/refuse-unknown-address.ts';
import { healthRoutes } from './health/health-routes.ts';
import { mailWebhook } from './inbound/mail-webhook.ts';
import { compressAnswers } from './middleware/compress-answers.ts';
import { countFailures } from './middleware/count-failures.ts';
import { knowCaller } from './middleware/know-caller.ts';
import { knowLanguage } from './middleware/know-language.ts';
import { knowLink } from './middleware/know-link.ts';
import { limitRequests, limitSignIns, limitStrangers, limitWrites } from './middleware/limit-rate.ts';
import { logRequests } from './middleware/log-requests.ts';
import { measureRequests } from './middleware/measure-requests.ts';
import { privatePages } from './middleware/private-pages.ts';
import { refuseForeignOrigin } from './middleware/refuse-foreign-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { watchProxies } from './middleware/watch-proxies.ts';
import { renderProblemPage } from './page/problem-page.ts';
import { pagesRouter } from './pages-router.ts';

/** Boards that a stranger may ask for in a minute, drawn before or not: looking for them is work too. */
const STRANGERS_BOARDS = 60;

/** The whole HTTP server; `context` comes from `createHttpContext`. */
export function createApp(context: HttpContext): Express {
  const { services, settings } = context;
  const { rateLimits } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag'); // what is private is not kept, so there is nothing to compare
  app.set('trust proxy', settings.trustProxy);

  app.use(logRequests(services.log), measureRequests(context.metrics), watchProxies(services.log));
  app.use(securityHeaders(services.settings), compressAnswers);
  app.use(healthRoutes(context), mailWebhook(context));
  app.use(context.assets.handler);
  app.use(privatePages);
  const failures = countFailures(rateLimits.failures);
  app.use(cookieParser(), knowLanguage(services.settings));
  app.use(knowCaller(context.callers, failures), knowLink(services, failures));
  app.use(limitRequests(rateLimits.perMinute), limitWrites(rateLimits.writes));
  app.post(['/sign-in', '/api/sign-in', '/preferences/address'], limitSignIns(rateLimits.signIns));
  const boards = ['png', 'svg'].flatMap((form) => [`/t/:table/board.${form}`, `/api/tables/:table/board.${form}`]);
  app.get(boards, limitStrangers(STRANGERS_BOARDS));
  app.use(refuseForeignOrigin(services.settings.baseUrl));

  app.use('/api', apiRouter(context));
  app.use(pagesRouter(context));
  app.use(refuseUnknownPage);
  app.use(answerError(context, renderProblemPage));
  return app;
}
