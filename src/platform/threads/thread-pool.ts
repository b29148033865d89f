import { type ResourceLimits, Worker } from 'node:worker_threads';

/** What a thread answers to a job; `fault` in the words of whatever went wrong. */
export type Done<Result> = { readonly result: Result } | { readonly fault: string };

export type ThreadPool<Job, Result> = {
  /** Start the threads now, so that the first job does not wait for them. */
  warmUp(): void;
  /**
   * Have one job done; at most as many at once as there are threads, the others wait in order, but for those that
   * press: they come first, and are asked each time a thread is free. Rejects with `OutOfTime` what takes longer than
   * the budget, with an error what a thread cannot do or does not survive.
   */
  run(job: Job, presses?: () => boolean): Promise<Result>;
  /** Stop the threads; what still waits is rejected. */
  close(): Promise<void>;
};

export type PoolSettings = {
  /** The file that each thread runs; see `serveJobs`. */
  readonly script: URL;
  readonly threads: number;
  /** What each thread is started with. */
  readonly data?: unknown;
  /**
   * Milliseconds for one job, counted on a thread that is ready; then the thread is ended. Undefined: as long as it
   * takes.
   */
  readonly budget?: number;
  readonly limits?: ResourceLimits;
};

/** A job took longer than it may. */
export class OutOfTime extends Error {
  constructor(budget: number) {
    super(`The job was not done within ${budget} ms`);
    this.name = 'OutOfTime';
  }
}

/** The threads were stopped before the job was done; it may be done elsewhere. */
export class PoolClosed extends Error {
  constructor() {
    super('The threads are stopped');
    this.name = 'PoolClosed';
  }
}

type Waiting<Job, Result> = {
  readonly job: Job;
  readonly presses: () => boolean;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
};
type Thread<Job, Result> = {
  readonly worker: Worker;
  ready: boolean;
  current: Waiting<Job, Result> | undefined;
  timer?: NodeJS.Timeout | undefined;
};
type Said<Result> = 'ready' | Done<Result>;

/**
 * Threads for work that would hold the process up. They keep the process alive only while they work, and are replaced
 * when one dies.
 */
export function createThreadPool<Job, Result>(settings: PoolSettings): ThreadPool<Job, Result> {
  const { script, threads: size, data, budget, limits } = settings;
  const threads = new Set<Thread<Job, Result>>();
  const queue: Waiting<Job, Result>[] = [];
  let closed = false;

  const start = (): Thread<Job, Result> => {
    const worker = new Worker(script, { workerData: data, ...(limits ? { resourceLimits: limits } : {}) });
    const thread: Thread<Job, Result> = { worker, ready: false, current: undefined };
    worker.on('message', (said: Said<Result>) => {
      if (said === 'ready') {
        thread.ready = true;
        startTimer(thread);
        return;
      }
      const done = release(thread);
      worker.unref();
      if ('result' in said) done?.resolve(said.result);
      else done?.reject(new Error(said.fault));
      work();
    });
    worker.on('error', (fault) => release(thread)?.reject(fault));
    worker.on('exit', () => {
      release(thread)?.reject(closed ? new PoolClosed() : new Error('The thread ended before the job was done'));
      threads.delete(thread);
      if (!closed) work();
    });
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const release = (thread: Thread<Job, Result>) => {
    clearTimeout(thread.timer);
    const done = thread.current;
    thread.current = undefined;
    return done;
  };

  const startTimer = (thread: Thread<Job, Result>) => {
    if (budget === undefined || !thread.ready || !thread.current) return;
    thread.timer = setTimeout(() => {
      // It takes no other job: an ended thread is no longer among those that are looked at.
      threads.delete(thread);
      release(thread)?.reject(new OutOfTime(budget));
      void thread.worker.terminate();
    }, budget);
  };

  const work = () => {
    const at = Math.max(
      0,
      queue.findIndex(({ presses }) => presses()),
    );
    const next = queue[at];
    if (!next || closed) return;
    const idle = [...threads].find((thread) => !thread.current) ?? (threads.size < size ? start() : undefined);
    if (!idle) return;
    queue.splice(at, 1);
    idle.current = next;
    idle.worker.ref();
    idle.worker.postMessage(next.job);
    startTimer(idle);
    work();
  };

  return {
    warmUp: () => {
      while (threads.size < size) start();
    },
    run: (job, presses = () => false) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new PoolClosed());
        queue.push({ job, presses, resolve, reject });
        work();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new PoolClosed());
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
