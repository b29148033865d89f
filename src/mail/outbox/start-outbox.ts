import type { MailRoom } from '../mail-room.ts';
import type { Transport } from '../transports/transport.ts';
import { deliverMail } from './deliver-mail.ts';
import { failMail } from './fail-mail.ts';
import { type MailQueue, openMailQueue, type Patience, USUAL_PATIENCE } from './mail-queue.ts';
import { relayNotifications } from './relay-notifications.ts';
import { unknownReporter } from './report-unknown.ts';
import { retryFailed } from './retry-failed.ts';

export type Outbox = {
  /** Notifications were written: look now. Cheap, and never needed for correctness. */
  readonly wake: () => void;
  /** Whether the workers run. */
  readonly runs: () => boolean;
  /** Give mails that were given up another round; how many. */
  readonly retryFailed: () => Promise<number>;
  /** Finish what is being sent and stop. */
  readonly stop: () => Promise<void>;
};

/** Notifications of other processes are found at least this often. */
const POLL = 5000;

/**
 * Run the outbox in this process: notifications become mails, mails are sent. Any number of processes may do this on
 * one database.
 */
export async function startOutbox(
  room: MailRoom,
  transport: Transport,
  databaseUrl: string,
  patience: Patience = USUAL_PATIENCE,
): Promise<Outbox> {
  const { services: s } = room;
  const queue = await openMailQueue(databaseUrl, (error) => s.log.error({ err: error }, 'mail queue failed'), patience);
  await queue.work(
    (mailId) => deliverMail(room, transport, mailId),
    (mailId) => giveUp(room, mailId),
  );
  const relay = relayLoop(room, queue);
  let runs = true;
  return {
    wake: relay.wake,
    runs: () => runs,
    retryFailed: () => retryFailed(s, queue),
    async stop() {
      runs = false;
      await relay.stop();
      await queue.stop();
    },
  };
}

async function giveUp({ services: s }: MailRoom, mailId: string): Promise<void> {
  await failMail(s, { id: mailId, from: 'queued' }, {});
  s.log.error({ mail: mailId }, 'mail could not be delivered; it is given up');
}

/** A server under load is woken hundreds of times in a second; it looks no more often than this, in milliseconds. */
const BREATH = 1000;
/** What nobody can mail is looked for this often. */
const REPORT_MS = 60_000;

/**
 * Relays when woken, when the next notification is due, and every few seconds; never twice at once. Where news is
 * gathered for a while anyway, a wake-up soon after the last look waits a moment.
 */
function relayLoop({ services: s }: MailRoom, queue: MailQueue) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  /** Not before, on the monotonic clock. */
  let lookAt = 0;
  let stopped = false;
  const report = unknownReporter(s);
  let reportAt = 0;

  const breath = Math.min(BREATH, s.settings.mailMergeSeconds * 1000);

  const run = async (): Promise<void> => {
    let wait = POLL;
    try {
      const { nextAt } = await relayNotifications(s, queue, () => !stopped);
      if (performance.now() >= reportAt) {
        await report();
        reportAt = performance.now() + REPORT_MS;
      }
      if (nextAt) wait = Math.min(POLL, Math.max(10, nextAt.getTime() - s.clock.now().getTime()));
    } catch (error) {
      s.log.error({ err: error }, 'notifications could not be queued; they will be tried again');
    }
    running = undefined;
    if (stopped) return;
    lookAt = performance.now() + breath;
    timer = setTimeout(start, again ? breath : wait);
  };
  const start = () => {
    clearTimeout(timer);
    again = false;
    running = run();
  };
  start();
  return {
    wake() {
      if (stopped) return;
      if (running) again = true;
      else {
        clearTimeout(timer);
        timer = setTimeout(start, Math.max(0, lookAt - performance.now()));
      }
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
