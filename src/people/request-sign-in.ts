import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { localPath } from '../platform/local-path.ts';
import type { Services } from '../platform/services.ts';
import { readEmail } from './email-address.ts';
import { MOST_REQUESTS, writeRequest } from './write-request.ts';

/**
 * Somebody wants to sign in: a mail with a link goes to the address, at once. The answer is the same whether or
 * not the address is known here. Refuses a bad address (`bad-input`), and more than five requests for one
 * address within an hour (`too-many`); the mails sent before keep working, so nobody is locked out by others.
 * `locale`: the language of the page where they ask, for somebody who has no account yet.
 *
 * The notification carries no secret: the mail room makes the link when it writes the mail (`issueSignInLink`).
 */
export async function requestSignIn(
  s: Services,
  input: { readonly email: unknown; readonly next?: unknown; readonly locale?: string },
): Promise<void> {
  const email = readEmail(input.email);
  const { locale } = input;
  const minutes = await writeRequest(s, { kind: 'sign-in', email, data: { next: localPath(input.next), locale } });
  if (minutes !== undefined)
    throw new Refusal('too-many', msg('people.too-many-sign-ins', { most: MOST_REQUESTS, minutes }));
}
