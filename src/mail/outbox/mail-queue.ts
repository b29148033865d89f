import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '../../platform/transaction.ts';

const QUEUE = 'mail';
const DEAD = 'mail-dead';

/** How patiently mails are tried again; the usual is about a day. */
export type Patience = {
  readonly retries: number;
  /** Seconds before the first retry; doubled each time. */
  readonly delay: number;
  readonly longestDelay: number;
  /** Seconds without a sign of life after which a worker's mail is given to another. */
  readonly heartbeat: number;
};
export const USUAL_PATIENCE: Patience = { retries: 28, delay: 15, longestDelay: 3600, heartbeat: 15 };

/** The queue of mails that are to be sent, in the database. */
export type MailQueue = {
  /** Queue mails in the transaction that writes them; they are sent in this order. */
  add(tx: Tx, mailIds: readonly string[]): Promise<void>;
  /** Work through the queue: `deliver` throws when it is to be tried again, `giveUp` is told when it never will. */
  work(deliver: (mailId: string) => Promise<void>, giveUp: (mailId: string) => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

type Job = { readonly mailId: string };

/** Mails that one process sends at the same time. */
const SENDERS = 3;

/**
 * Retries are found by polling (with NOTIFY in use the default would be 30 s). A sender that has found one looks for
 * the next at once: after an outage of the mail server thousands may wait.
 */
async function startSender(boss: PgBoss, deliver: (mailId: string) => Promise<void>): Promise<void> {
  let sender: string | undefined;
  const options = { notifyPollingIntervalSeconds: 2, pollingIntervalSeconds: 2 };
  sender = await boss.work<Job>(QUEUE, options, async ([job]) => {
    try {
      if (job) await deliver(job.data.mailId);
    } finally {
      if (sender) boss.notifyWorker(sender);
    }
  });
}

/**
 * Open the queue, making its tables in the schema `pgboss` the first time. `onError`: trouble with the queue itself.
 */
export async function openMailQueue(
  databaseUrl: string,
  onError: (error: Error) => void,
  patience: Patience = USUAL_PATIENCE,
): Promise<MailQueue> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'pgboss',
    max: 4,
    useListenNotify: true,
    schedule: false,
    // How soon the mails of a killed process are found.
    superviseIntervalSeconds: patience.heartbeat,
    monitorIntervalSeconds: patience.heartbeat,
  });

  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(DEAD);

  const retry = {
    retryLimit: patience.retries,
    retryDelay: patience.delay,
    retryBackoff: true,
    retryDelayMax: patience.longestDelay,
    expireInSeconds: 300,
    heartbeatSeconds: patience.heartbeat,
  };
  await boss.createQueue(QUEUE, { ...retry, deadLetter: DEAD, notify: true });
  return {
    async add(tx, mailIds) {
      if (mailIds.length === 0) return;
      const jobs = mailIds.map((mailId) => ({ ...retry, data: { mailId } satisfies Job }));
      await boss.insert(QUEUE, jobs, { db: fromPrisma(tx) });
    },
    async work(deliver, giveUp) {
      for (let n = 0; n < SENDERS; n += 1) await startSender(boss, deliver);
      await boss.work<Job>(DEAD, { pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await giveUp(job.data.mailId);
      });
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
