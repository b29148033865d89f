import { Worker } from 'node:worker_threads';
import type { Face } from './picture-fonts.ts';
import type { PictureJob, PictureResult } from './picture-thread.ts';

type Waiting = {
  readonly job: PictureJob;
  readonly resolve: (png: Buffer) => void;
  readonly reject: (fault: Error) => void;
};
type Thread = { readonly worker: Worker; current: Waiting | undefined };

export type ThreadPool = {
  /** Draw one picture; at most as many at once as there are threads, the others wait in order. */
  run(job: PictureJob): Promise<Buffer>;
  /** Stop the threads; what still waits is rejected. */
  close(): Promise<void>;
};

/** Threads that draw pictures. They start when first needed, keep the process alive
 * only while they draw, and are replaced when one dies. */
export function createThreadPool(size: number, faces: readonly Face[]): ThreadPool {
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./picture-thread.ts', import.meta.url), { workerData: faces });
    const thread: Thread = { worker, current: undefined };
    worker.on('message', (result: PictureResult) => {
      const done = thread.current;
      thread.current = undefined;
      worker.unref();
      if ('png' in result) done?.resolve(Buffer.from(result.png));
      else done?.reject(new Error(`The picture could not be drawn: ${result.fault}`));
      work();
    });
    worker.on('error', (fault) => thread.current?.reject(fault));
    worker.on('exit', () => {
      thread.current?.reject(new Error('The picture thread ended before the picture was done'));
      threads.delete(thread);
      if (!closed) work();
    });
    worker.unref();
    threads.add(thread);
    return thread;
  };

  const work = () => {
    const next = queue[0];
    if (!next || closed) return;
    const idle = [...threads].find((thread) => !thread.current) ?? (threads.size < size ? start() : undefined);
    if (!idle) return;
    queue.shift();
    idle.current = next;
    idle.worker.ref();
    idle.worker.postMessage(next.job);
    work();
  };

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The picture threads are stopped'));
        queue.push({ job, resolve, reject });
        work();
      }),
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('The picture threads are stopped'));
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
