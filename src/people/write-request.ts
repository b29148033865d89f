import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import { mailboxOf } from './mailbox-of.ts';

const HOUR = 3_600_000;
/** Mails of one kind that can be asked for to one mailbox, however its address is spelled, within an hour. */
export const MOST_REQUESTS = 5;

export type MailRequest = {
  readonly kind: 'sign-in' | 'address';
  /** As `readEmail` gives it. */
  readonly email: string;
  /** Nothing secret: the mail room makes the link when it writes the mail. */
  readonly data: { readonly [name: string]: string };
};

/**
 * Has a link mailed to an address that is not proven yet, at once. Undefined when that is done; else after how many
 * minutes it can be asked for again, because five such mails went there within an hour. What is counted is requests
 * alone, so the answer tells nothing about the address.
 */
export async function writeRequest(s: Services, { kind, email, data }: MailRequest): Promise<number | undefined> {
  const now = s.clock.now();
  const since = new Date(now.getTime() - HOUR);
  const mailbox = mailboxOf(email);

  const [, written] = await s.db.$transaction([
    // One request at a time for a mailbox: otherwise all of a burst would count the same few notifications.
    s.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}:${mailbox}`}, 0))`,
    s.db.$executeRaw`
      INSERT INTO "Notification" ("id", "kind", "email", "mailbox", "data", "dueAt", "createdAt")
      SELECT ${newId()}, ${kind}, ${email}, ${mailbox}, ${JSON.stringify(data)}::jsonb, ${now}, ${now}
      WHERE ${MOST_REQUESTS} > (
        SELECT count(*) FROM "Notification" WHERE "mailbox" = ${mailbox} AND "kind" = ${kind} AND "createdAt" > ${since}
      )`,
  ]);

  if (written === 0) return minutesToWait(s, kind, mailbox, now);
  s.wake();
  return undefined;
}

async function minutesToWait(s: Services, kind: MailRequest['kind'], mailbox: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR);
  const first = await s.db.notification.findFirst({
    where: { mailbox, kind, createdAt: { gt: since } },
    orderBy: { createdAt: 'asc' },
  });
  const wait = (first?.createdAt ?? since).getTime() + HOUR - now.getTime();
  return Math.max(1, Math.ceil(wait / 60_000));
}
