import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import type { RawMail, ReadMail } from './read-mail.ts';

/** Reads mails from outside one at a time, off the main thread. */
export type MailReader = {
  /** Rejects with `OutOfTime` what takes more than a second, with an error what cannot be read. */
  read(mail: RawMail): Promise<ReadMail>;
  close(): Promise<void>;
};

/** Milliseconds. What is read in a few tens of them on an idle machine may take longer on a busy one. */
const BUDGET = 1000;
const MEMORY_MB = 96;

export function createMailReader(): MailReader {
  const pool = createThreadPool<RawMail, ReadMail>({
    script: new URL('./mail-thread.ts', import.meta.url),
    threads: 1,
    budget: BUDGET,
    limits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  });
  pool.warmUp();
  return { read: (mail) => pool.run(mail), close: () => pool.close() };
}
