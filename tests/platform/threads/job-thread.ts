import { serveJobs } from '../../../src/platform/threads/serve-jobs.ts';

/** A thread for tests: `loop` never ends, `fail` throws, `exit` ends the thread; everything else comes back. */
serveJobs((job: string) => {
  while (job === 'loop') Math.sqrt(2);
  if (job === 'fail') throw new Error('cannot do that');
  if (job === 'exit') process.exit(1);
  return `did ${job}`;
});
