import type { AddressTelling } from '../notifications/notification.ts';
import { writeNotifications } from '../notifications/write-notifications.ts';
import { HOUR_MS } from '../platform/durations.ts';
import { lockName } from '../platform/lock-name.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { mailboxOf } from './mailbox-of.ts';

/** Mails of one kind that can be asked for to one mailbox, however its address is spelled, within an hour. */
export const MOST_REQUESTS = 5;

/** Nothing secret: the mail room makes the link when it writes the mail. `email` as `readEmail` gives it. */
export type MailRequest = Exclude<AddressTelling, { kind: 'address-changed' }> & { readonly email: string };

/**
 * Has a link mailed to an address that is not proven yet, at once. Undefined when that is done; else after how many
 * minutes it can be asked for again, because five such mails went there within an hour. What is counted is requests
 * alone, so the answer tells nothing about the address.
 */
export async function writeRequest(s: Services, request: MailRequest): Promise<number | undefined> {
  const mailbox = mailboxOf(request.email);
  const minutes = await s.db.$transaction(async (tx) => {
    // One request at a time for a mailbox: otherwise all of a burst would count the same few notifications.
    await lockName(tx, `${request.kind}:${mailbox}`);
    const wait = await minutesToWait(tx, request.kind, mailbox, s.clock.now());
    if (wait === undefined) await writeNotifications(tx, s, [{ ...request, mailbox }]);
    return wait;
  }, PATIENT);
  if (minutes === undefined) s.wake();
  return minutes;
}

/** Until the oldest of the last hour's requests is an hour old, where there were too many. */
async function minutesToWait(
  tx: Tx,
  kind: MailRequest['kind'],
  mailbox: string,
  now: Date,
): Promise<number | undefined> {
  const recent = await tx.notification.findMany({
    where: { mailbox, kind, createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    orderBy: { createdAt: 'asc' },
    select: { createdAt: true },
  });
  const [first] = recent;
  if (!first || recent.length < MOST_REQUESTS) return undefined;
  return Math.max(1, Math.ceil((first.createdAt.getTime() + HOUR_MS - now.getTime()) / 60_000));
}
