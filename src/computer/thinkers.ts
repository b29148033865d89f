import type { ComputerAnswer } from '../kernel/computer-rule.ts';
import { createThreadPool } from '../platform/threads/thread-pool.ts';
import type { Thought } from './think-thread.ts';

/** Far more than a budget of thinking: then something is wrong with the thread. */
const LATE_MS = 60_000;

/** Computer players, who think off the main thread. */
export type Thinkers = {
  /** What one answers and why; undefined when the seat is not asked. Rejects where a thread fails. */
  think(thought: Thought): Promise<ComputerAnswer | undefined>;
  close(): Promise<void>;
};

/** Threads start with the first thought. */
export function createThinkers(threads = 1): Thinkers {
  const script = new URL('./think-thread.ts', import.meta.url);
  const pool = createThreadPool<Thought, ComputerAnswer | undefined>({ script, threads, budget: LATE_MS });
  return { think: (thought) => pool.run(thought), close: () => pool.close() };
}
