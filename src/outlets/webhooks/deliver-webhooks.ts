import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { Reach } from '../reach/reach.ts';
import { type Sent, sendOut, type Trouble } from '../reach/send-out.ts';
import { gatherEvents } from './gather-events.ts';
import { isShape } from './shapes.ts';
import { writeDelivery } from './write-delivery.ts';

type Due = {
  readonly id: string;
  readonly tableId: string;
  readonly shape: string;
  readonly url: string;
  readonly secret: string;
  readonly seq: number;
  readonly failures: number;
};

/** Deliveries that one process makes at the same time. */
const AT_ONCE = 10;
/** After so many failures in a row, some nine hours, a webhook is given up. */
export const MOST_FAILURES = 15;

const SECOND = 1000;
/** A process that dies with a delivery in hand is followed by another after this. */
const LEASE = 60 * SECOND;
/** Between two deliveries to one address: what happens quickly is told together. */
const BREATH = 5 * SECOND;
const FIRST_RETRY = 30 * SECOND;
const LAST_RETRY = 3600 * SECOND;

/**
 * Tells webhooks what happened since their last delivery, in order and one delivery at a time each; how many deliveries
 * were made. Which entries a webhook was told is kept with it, so nothing is left out whatever dies in between, and
 * what was being sent then is sent once more. Any number of processes may do this at once. What fails is tried again,
 * later each time, and in the end given up.
 */
export async function deliverWebhooks(services: Services, reach: Reach): Promise<number> {
  const due = await claimDue(services);
  await Promise.all(due.map((webhook) => deliver(services, reach, webhook)));
  return due.length;
}

async function claimDue({ db, clock }: Services): Promise<readonly Due[]> {
  const now = clock.now();
  return db.$queryRaw<Due[]>`
    UPDATE "Webhook" SET "nextAt" = ${new Date(now.getTime() + LEASE)} WHERE id IN (
      SELECT w.id FROM "Webhook" w JOIN "Table" t ON t.id = w."tableId"
      WHERE w."nextAt" <= ${now} AND w."stoppedAt" IS NULL AND t.seq > w.seq
      ORDER BY w."nextAt" LIMIT ${AT_ONCE} FOR UPDATE OF w SKIP LOCKED)
    RETURNING id, "tableId", shape, url, secret, seq, failures`;
}

async function deliver(services: Services, reach: Reach, webhook: Due): Promise<void> {
  const { db, clock, log } = services;
  const { id, tableId, shape, seq } = webhook;
  try {
    const bulletin = await gatherEvents(services, tableId, seq);
    if (!bulletin || !isShape(shape)) return;
    const silent = bulletin.events.length === 0;
    const delivery = writeDelivery({ ...webhook, shape }, bulletin, clock.now());
    const sent: Sent = silent ? { trouble: undefined } : await sendOut(reach, delivery);
    if (sent.trouble !== undefined) return await noteFailure(services, webhook, sent.trouble, sent.waitSeconds);
    const nextAt = new Date(clock.now().getTime() + (silent ? 0 : BREATH));
    // A webhook that was started anew meanwhile goes on from there.
    await db.webhook.updateMany({
      where: { id, seq },
      data: { seq: bulletin.upTo, failures: 0, trouble: null, nextAt },
    });
  } catch (error) {
    log.error({ err: error, webhook: id }, 'a webhook could not be told the news; it will be tried again');
  }
}

/** The host is told of a webhook that is given up, in the same transaction. */
async function noteFailure(
  services: Services,
  { id, tableId, failures: before }: Due,
  trouble: Trouble,
  waitSeconds = 0,
): Promise<void> {
  const { db, clock, log } = services;
  const failures = before + 1;
  const backOff = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** Math.min(before, 20));
  const wait = Math.max(backOff, Math.min(LAST_RETRY, waitSeconds * SECOND));
  const now = clock.now();
  const stops = failures >= MOST_FAILURES;
  const nextAt = new Date(now.getTime() + wait);
  await db.$transaction(async (tx) => {
    const { count } = await tx.webhook.updateMany({
      where: { id, stoppedAt: null },
      data: { failures, trouble, nextAt, ...(stops ? { stoppedAt: now } : {}) },
    });
    if (!stops || count === 0) return;
    const { hostId } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { hostId: true } });
    const telling = { kind: 'webhook-stopped', data: { webhook: id }, tableId, playerId: hostId } as const;
    await writeNotifications(tx, services, [telling]);
  });
  if (stops) services.wake();
  log.info({ webhook: id, trouble, failures }, stops ? 'a webhook was given up' : 'a webhook did not take a delivery');
}
