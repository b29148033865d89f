import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';
import { newId } from '../tables/new-id.ts';
import type { Services } from '../tables/services.ts';
import type en from '../words/en/people.json';
import { readEmail } from './email-address.ts';
import { localPath } from './local-path.ts';

const say = messagesOf<typeof en>();
const HOUR = 3_600_000;
/** Sign-in mails to one address within an hour. */
export const MOST_REQUESTS = 5;

/**
 * Somebody wants to sign in: a mail with a link goes to the address, at once. The answer is the same whether or
 * not the address is known here. Refuses a bad address (`bad-input`), and more than five requests for one
 * address within an hour (`too-many`); the mails sent before keep working, so nobody is locked out by others.
 *
 * The notice carries no secret: the mail room makes the link when it writes the mail (`issueSignInLink`).
 */
export async function requestSignIn(
  s: Services,
  input: { readonly email: unknown; readonly next?: unknown },
): Promise<void> {
  const email = readEmail(input.email);
  const now = s.clock.now();
  const since = new Date(now.getTime() - HOUR);
  const data = JSON.stringify({ next: localPath(input.next) });
  const [, written] = await s.db.$transaction([
    // One request at a time for an address: otherwise all of a burst would count the same few notices.
    s.db.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sign-in:${email}`}, 0))`,
    s.db.$executeRaw`
      INSERT INTO "Notice" ("id", "kind", "email", "data", "dueAt", "createdAt")
      SELECT ${newId()}, 'sign-in', ${email}, ${data}::jsonb, ${now}, ${now}
      WHERE ${MOST_REQUESTS} > (
        SELECT count(*) FROM "Notice" WHERE "email" = ${email} AND "kind" = 'sign-in' AND "createdAt" > ${since}
      )`,
  ]);
  if (written === 0) throw await tooMany(s, email, now);
  s.wake();
}

async function tooMany(s: Services, email: string, now: Date): Promise<Refusal> {
  const since = new Date(now.getTime() - HOUR);
  const first = await s.db.notice.findFirst({
    where: { email, kind: 'sign-in', createdAt: { gt: since } },
    orderBy: { createdAt: 'asc' },
  });
  const wait = (first?.createdAt ?? since).getTime() + HOUR - now.getTime();
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  return new Refusal('too-many', say('people.too-many-sign-ins', { most: MOST_REQUESTS, minutes }));
}
