import { createThreadPool, PoolClosed } from '../../platform/threads/thread-pool.ts';
import { type Arrived, type ProvenSender, UNKNOWN_SENDER } from './proven-sender.ts';

/** Finds out of mails whether they come from whom they name, off the main thread. */
export type SenderProver = {
  /** See `proveSender`; what takes too long is unproven. */
  prove(mail: Arrived): Promise<ProvenSender>;
  close(): Promise<void>;
};

/** Most of the time an answer of the DNS is waited for: a few mails wait side by side. */
const THREADS = 2;
/** Milliseconds; `proveSender` gives up before. */
const BUDGET = 10_000;
const MEMORY_MB = 96;

export function createSenderProver(): SenderProver {
  const pool = createThreadPool<Arrived, ProvenSender>({
    script: new URL('./proof-thread.ts', import.meta.url),
    threads: THREADS,
    budget: BUDGET,
    limits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  });
  pool.warmUp();
  return {
    async prove(mail) {
      try {
        return await pool.run(mail);
      } catch (error) {
        if (error instanceof PoolClosed) throw error;
        return UNKNOWN_SENDER;
      }
    },
    close: () => pool.close(),
  };
}
