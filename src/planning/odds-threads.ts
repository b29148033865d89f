import type { OddsRow } from '../kernel/odds-rule.ts';
import { refuse } from '../platform/refuse.ts';
import { createThreadPool, OutOfTime } from '../platform/threads/thread-pool.ts';
import type { Tries } from './odds-thread.ts';

/** Far more than a fight of the most corps for several days takes: then something is wrong. */
const LATE_MS = 60_000;

/** Fights that are tried off the thread that answers everybody. */
export type OddsThreads = {
  /** Starts the thread, so that the first fight does not wait for it. */
  warmUp(): void;
  /** Refuses (`too-many`) what takes far too long; rejects where a thread fails. */
  try(tries: Tries): Promise<readonly OddsRow[]>;
  close(): Promise<void>;
};

/** One thread, which starts with the first fight where nobody warms it up. */
export function createOddsThreads(): OddsThreads {
  const script = new URL('./odds-thread.ts', import.meta.url);
  const pool = createThreadPool<Tries, readonly OddsRow[]>({ script, threads: 1, budget: LATE_MS });
  return {
    warmUp: () => pool.warmUp(),
    try: (tries) =>
      pool.run(tries).catch((fault: unknown) => {
        throw saidToPlayers(fault);
      }),
    close: () => pool.close(),
  };
}

/** What took too long is a refusal; all else that can go wrong with a thread is a fault. */
export const saidToPlayers = (fault: unknown): unknown =>
  fault instanceof OutOfTime ? refuse('too-many', 'planning.odds-late') : fault;
