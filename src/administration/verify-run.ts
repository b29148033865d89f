import type { Services } from '../platform/services.ts';
import { type Actor, checkAdministrator } from './actor.ts';
import { verifyAll } from './verify-all.ts';

export type Progress = { readonly done: number; readonly tables: number };

/** The release gate from a page: it may take longer than anybody waits for one. */
export type VerifyRun = {
  /** Begins, unless this process is at it already. Refuses (`forbidden`) everybody but administrators. */
  start(by: Actor): Promise<void>;
  /** Undefined when nothing is being verified here. */
  progress(): Progress | undefined;
};

/** One for a process. What it finds is kept like that of the command line; what stops it is logged. */
export function newVerifyRun(s: Services): VerifyRun {
  let running: Progress | undefined;
  return {
    async start(by) {
      await checkAdministrator(s, by);
      if (running) return;
      running = { done: 0, tables: 0 };
      verifyAll(s, by, (progress) => {
        running = progress;
      })
        .catch((error: unknown) => s.log.error({ err: error }, 'logs could not be verified'))
        .finally(() => {
          running = undefined;
        });
    },
    progress: () => running,
  };
}
