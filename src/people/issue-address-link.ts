import { hashSecret, newSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { readEmail } from './email-address.ts';

/** How long the link that confirms a new address can be used, counted from when its mail is written. */
export const ADDRESS_MINUTES = 30;

/**
 * A new link that makes `email` the player's address. Called by the mail room while it writes the mail, so that the
 * secret is stored nowhere; the database keeps only the hash.
 */
export async function issueAddressLink(
  s: Services,
  input: { readonly playerId: string; readonly email: string },
): Promise<{ readonly token: string; readonly path: string; readonly expiresAt: Date }> {
  const token = newSecret();
  const now = s.clock.now();
  const expiresAt = new Date(now.getTime() + ADDRESS_MINUTES * 60_000);
  await s.db.signInLink.create({
    data: {
      tokenHash: hashSecret(token),
      playerId: input.playerId,
      email: readEmail(input.email),
      expiresAt,
      createdAt: now,
    },
  });
  return { token, path: `/address/${token}`, expiresAt };
}
