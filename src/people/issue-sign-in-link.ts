import { localPath } from '../platform/local-path.ts';
import { hashSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { readEmail } from './email-address.ts';

/** How long a sign-in link can be used, counted from when its mail is written. */
export const SIGN_IN_MINUTES = 30;

/**
 * A new sign-in link for an address. Called by the mail room while it writes the mail, so that the secret is
 * stored nowhere: the notification names only the address, the database keeps only the hash. A mail that is written
 * again after a failed delivery has a new link; the older one stays valid for its half hour.
 */
export async function issueSignInLink(
  s: Services,
  input: { readonly email: string; readonly next?: unknown },
): Promise<{ readonly token: string; readonly path: string; readonly expiresAt: Date }> {
  const token = newSecret();
  const now = s.clock.now();
  const expiresAt = new Date(now.getTime() + SIGN_IN_MINUTES * 60_000);
  await s.db.signInLink.create({
    data: {
      tokenHash: hashSecret(token),
      email: readEmail(input.email),
      next: localPath(input.next),
      expiresAt,
      createdAt: now,
    },
  });
  return { token, path: `/sign-in/${token}`, expiresAt };
}
