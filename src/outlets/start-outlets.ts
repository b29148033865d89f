import { repeat } from '../platform/repeat.ts';
import type { Services } from '../platform/services.ts';
import { makePushKeys } from './push/push-keys.ts';
import { sendNotices } from './push/send-notices.ts';
import { type Reach, reachOf } from './reach/reach.ts';
import { deliverWebhooks } from './webhooks/deliver-webhooks.ts';

export type Outlets = {
  /** Finish what is being sent and stop. */
  stop(): Promise<void>;
};

/** How often it is looked whether there is something to send, in milliseconds. */
const LOOK_MS = 5000;

/**
 * Tells webhooks what happens, and sends notices to browsers. Any number of processes may do this on one database. What
 * fails is logged, and tried again by the next look. The keys of notices are made at the first start.
 */
export async function startOutlets(
  services: Services,
  reach: Reach = reachOf(services.settings),
  everyMs = LOOK_MS,
): Promise<Outlets> {
  await makePushKeys(services);
  const guarded = (work: typeof deliverWebhooks) => async () => {
    try {
      await work(services, reach);
    } catch (error) {
      services.log.error({ err: error }, 'what is to be sent out could not be looked at; it will be tried again');
    }
  };
  const running = [deliverWebhooks, sendNotices].map((work) => repeat(everyMs, guarded(work)));
  return {
    async stop() {
      await Promise.all(running.map((one) => one.stop()));
    },
  };
}
