import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Services } from '../../platform/services.ts';
import { watchBeats } from './last-beats.ts';
import { watchQueues } from './watch-queues.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export type SubmissionResult = 'taken' | 'repeated' | 'refused' | 'failed';

export type Metrics = {
  readonly registry: Registry;
  /** A submission came in by this way and took this many seconds from request to commit. */
  submission(how: string, result: SubmissionResult, seconds: number): void;
  /** A request was answered with this status after this many seconds. */
  request(asked: AskedRequest, seconds: number): void;
};

/** `route`: the pattern of the route that took it, so that there are as many series as routes. */
export type AskedRequest = { readonly method: string; readonly route: string; readonly status: number };

/** The numbers of this process, and those of the database that are read when somebody asks. */
export function createMetrics(services: Pick<Services, 'db' | 'clock' | 'pulse'>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  watchQueues(services, registry);
  watchBeats(services.pulse, registry);

  const submissions = new Counter({
    name: 'despatch_submissions_total',
    help: 'Submissions by way and result, in this process',
    labelNames: ['how', 'result'],
    registers: [registry],
  });

  const duration = new Histogram({
    name: 'despatch_submission_seconds',
    help: 'Time from the request to the committed answer',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });

  const requests = new Histogram({
    name: 'despatch_http_request_seconds',
    help: 'Time from a request to the end of its answer, by method, route and status, in this process',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });

  return {
    registry,
    submission(how, result, seconds) {
      submissions.inc({ how, result });
      duration.observe(seconds);
    },
    request({ method, route, status }, seconds) {
      // Methods are a stranger's to choose.
      requests.observe({ method: METHODS.has(method) ? method : 'other', route, status }, seconds);
    },
  };
}
