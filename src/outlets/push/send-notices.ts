import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Services } from '../../platform/services.ts';
import type { Reach } from '../reach/reach.ts';
import { type Outgoing, type Sent, sendOut } from '../reach/send-out.ts';
import { findPushKeys, type PushKeys } from './push-keys.ts';

type Due = {
  readonly id: string;
  readonly subscriptionId: string;
  readonly attempts: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly tableId: string;
  readonly tableName: string;
  readonly locale: string;
  /** Their player is asked something there still, and nothing has become of it for too long. */
  readonly news: boolean;
};

/** Notices that one process sends at the same time. */
const AT_ONCE = 10;
const MOST_ATTEMPTS = 5;

const SECOND = 1000;
/** A process that dies with a notice in hand is followed by another after this. */
const LEASE = 60 * SECOND;
const FIRST_RETRY = 60 * SECOND;
const OLDEST = 12 * 3600 * SECOND;

/**
 * Sends the notices that are due, as far as they are still news; how many were looked at. They say at which table it is
 * their reader's turn and no more. A browser that its push service does not know any more is forgotten. Any number of
 * processes may do this at once.
 */
export async function sendNotices(services: Services, reach: Reach): Promise<number> {
  const due = await claimDue(services);
  const keys = due.length > 0 ? await findPushKeys(services) : undefined;
  if (keys) await Promise.all(due.map((notice) => sendNotice(services, reach, keys, notice)));
  return due.length;
}

async function claimDue({ db, clock }: Services): Promise<readonly Due[]> {
  const now = clock.now();
  return db.$queryRaw<Due[]>`
    WITH claimed AS (
      UPDATE "PushNotice" SET "nextAt" = ${new Date(now.getTime() + LEASE)} WHERE id IN (
        SELECT id FROM "PushNotice" WHERE "nextAt" <= ${now} ORDER BY "nextAt" LIMIT ${AT_ONCE}
        FOR UPDATE SKIP LOCKED)
      RETURNING *)
    SELECT n.id, n."subscriptionId", n.attempts, n."tableId", s.endpoint, s.p256dh, s.auth, p.locale,
      t.name AS "tableName",
      p."bannedAt" IS NULL AND n."createdAt" > ${new Date(now.getTime() - OLDEST)} AND EXISTS (
        SELECT 1 FROM "Seat" h JOIN "PendingAnswer" w ON w."tableId" = h."tableId" AND w.seat = h.seat
        WHERE h."tableId" = n."tableId" AND h.seat = n.seat AND h."playerId" = s."playerId" AND NOT h.resigned) AS news
    FROM claimed n JOIN "PushSubscription" s ON s.id = n."subscriptionId" JOIN "Player" p ON p.id = s."playerId"
      JOIN "Table" t ON t.id = n."tableId"`;
}

async function sendNotice(services: Services, reach: Reach, keys: PushKeys, notice: Due): Promise<void> {
  const { db, log } = services;
  const { id, subscriptionId } = notice;
  try {
    const outgoing = notice.news ? writeNotice(services, keys, notice) : undefined;
    const sent = outgoing && (await sendOut(reach, outgoing));
    if (sent?.trouble === undefined) await db.pushNotice.deleteMany({ where: { id } });
    else if (isGone(sent)) await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
    else await tryLater(services, notice, sent);
  } catch (error) {
    // Keys that cannot be used: nothing will ever be shown there.
    log.warn({ err: error, subscription: subscriptionId }, 'a notice could not be written; its browser is forgotten');
    await db.pushSubscription.deleteMany({ where: { id: subscriptionId } });
  }
}

/** The push service knows no such browser any more, or it is none. */
function isGone({ trouble }: Sent): boolean {
  return trouble === 'status-404' || trouble === 'status-410' || trouble === 'private';
}

async function tryLater({ db, clock }: Services, { id, attempts }: Due, { waitSeconds = 0 }: Sent): Promise<void> {
  if (attempts + 1 >= MOST_ATTEMPTS) {
    await db.pushNotice.deleteMany({ where: { id } });
    return;
  }
  const wait = Math.max(FIRST_RETRY * 2 ** attempts, waitSeconds * SECOND);
  const nextAt = new Date(clock.now().getTime() + wait);
  await db.pushNotice.updateMany({ where: { id }, data: { attempts: attempts + 1, nextAt } });
}

/** Encrypted for this one browser; a later notice about the same table takes its place. */
function writeNotice({ settings }: Services, { publicKey, privateKey }: PushKeys, notice: Due): Outgoing {
  const { endpoint, p256dh, auth, tableId, tableName, locale } = notice;
  const payload = JSON.stringify({
    title: tableName,
    body: translator(locale, 'UTC').t(msg('outlets.push-turn')),
    url: `/t/${encodeURIComponent(tableId)}`,
    tag: tableId,
  });
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: {
      subject: `mailto:${/<([^<>]+)>/.exec(settings.mailFrom)?.[1] ?? settings.mailFrom}`,
      publicKey,
      privateKey,
    },
    TTL: OLDEST / SECOND,
    topic: createHash('sha256').update(tableId).digest('base64url').slice(0, 32),
  });
  return { url: endpoint, headers: textHeaders(headers), body };
}

function textHeaders(headers: object): { readonly [name: string]: string } {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
