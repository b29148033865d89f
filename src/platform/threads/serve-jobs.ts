import { parentPort } from 'node:worker_threads';
import type { Done } from './thread-pool.ts';

/** The other end of a thread pool: a thread's file calls this once, when it is ready, with what does one job. */
export function serveJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  const port = parentPort;
  port?.on('message', async (job: Job) => port.postMessage(await outcomeOf(work, job)));
  port?.postMessage('ready');
}

async function outcomeOf<Job, Result>(work: (job: Job) => Result | Promise<Result>, job: Job): Promise<Done<Result>> {
  try {
    return { result: await work(job) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}
