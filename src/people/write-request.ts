import { newId } from '../tables/new-id.ts';
import type { Services } from '../tables/services.ts';

const HOUR = 3_600_000;
/** Mails of one kind that can be asked for to one address within an hour. */
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
  const [, written] = await s.db.$transaction([
    // One request at a time for an address: otherwise all of a burst would count the same few notices.
    s.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${kind}:${email}`}, 0))`,
    s.db.$executeRaw`
      INSERT INTO "Notice" ("id", "kind", "email", "data", "dueAt", "createdAt")
      SELECT ${newId()}, ${kind}, ${email}, ${JSON.stringify(data)}::jsonb, ${now}, ${now}
      WHERE ${MOST_REQUESTS} > (
        SELECT count(*) FROM "Notice" WHERE "email" = ${email} AND "kind" = ${kind} AND "createdAt" > ${since}
      )`,
  ]);
  if (written === 0) return minutesToWait(s, kind, email, now);
  s.wake();
  return undefined;
}

async function minutesToWait(s: Services, kind: MailRequest['kind'], email: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HOUR);
  const first = await s.db.notice.findFirst({
    where: { email, kind, createdAt: { gt: since } },
    orderBy: { createdAt: 'asc' },
  });
  const wait = (first?.createdAt ?? since).getTime() + HOUR - now.getTime();
  return Math.max(1, Math.ceil(wait / 60_000));
}
