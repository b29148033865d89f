import type { Services } from '../tables/services.ts';
import type { Metrics } from './health/metrics.ts';

/*
 * What the HTTP room is built from. `createApp(context)` in app.ts mounts, in this order: request id and log,
 * health, security headers, static assets, who calls (middleware/caller.ts: `callerOf(res)`, `playerOf(res)`,
 * `speakerOf(req, res)`), rate limits, the same-origin check (middleware/refuse-foreign-origin.ts: forms need no
 * token of their own), `/api`, the form body, the pages, and last the errors (errors/answer-error.ts).
 *
 * Pages export `createPagesRouter(context: HttpContext): Router` from pages/router.ts and
 * `renderProblemPage: ProblemPage` (errors/problem.ts) from pages/problem-page.ts. A page handler throws a `Refusal`
 * for whatever it cannot do; the error handler turns it into that page.
 */

/** What the HTTP room needs to know of the configuration. */
export type HttpSettings = {
  /** The address people reach the server by, without a slash at the end. */
  readonly baseUrl: string;
  /** Express's `trust proxy`: how many proxies stand in front, or which. */
  readonly trustProxy: boolean | number | string;
  /** When given, `/metrics` asks for it as a bearer token. */
  readonly metricsToken?: string | undefined;
  /** The built-in mailbox page is served: no SMTP is configured, and this is not production. */
  readonly mailbox: boolean;
  readonly rateLimits: RateLimits;
};

export type RateLimits = {
  /** Requests of one player, or of one address that is not signed in, in a minute. */
  readonly perMinute: number;
  /** Sign-in links asked for from one address in a quarter of an hour. */
  readonly signIns: number;
  /** Keys and links from one address that were not known, in a quarter of an hour. */
  readonly failures: number;
};

/** Pictures of boards, drawn off the main thread and kept by what they show. */
export type Pictures = {
  /** A PNG `width` pixels wide of a complete SVG document. */
  png(svg: string, width: number): Promise<Buffer>;
};

export type HttpContext = {
  readonly services: Services;
  readonly settings: HttpSettings;
  readonly pictures: Pictures;
  readonly metrics: Metrics;
  /** Whether the job workers of this process run; `/readyz` says so. */
  readonly jobsRun: () => boolean;
};

/** Limits that people do not notice and programs that run wild do. */
export const USUAL_RATE_LIMITS: RateLimits = { perMinute: 600, signIns: 10, failures: 60 };
