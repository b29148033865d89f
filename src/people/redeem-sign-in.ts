import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { hashSecret, isSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { SIGN_IN_MINUTES } from './issue-sign-in-link.ts';
import type { Player } from './player.ts';
import { type FirstWords, playerByEmail } from './player-by-email.ts';
import { newSession } from './session.ts';

export type SignInLinkView = { readonly email: string; readonly next: string };

export type SignedIn = {
  readonly player: Player;
  /** For the session's cookie; only its hash is kept. */
  readonly sessionToken: string;
  /** The page to go on to, a path on this server. */
  readonly next: string;
  /** They are here for the first time: their name is only guessed from their address. */
  readonly created: boolean;
};

/**
 * What a sign-in link does, for the page that GET shows. Changes nothing, however often it is called. Refuses like
 * `redeemSignIn`.
 */
export async function readSignIn(s: Services, token: string): Promise<SignInLinkView> {
  const link = isSecret(token) ? await s.db.signInLink.findUnique({ where: { tokenHash: hashSecret(token) } }) : null;
  // A link with a player confirms their new address; it signs nobody in.
  if (!link || link.playerId !== null) throw new Refusal('not-found', msg('people.sign-in-unknown'));
  if (link.usedAt) throw new Refusal('stale', msg('people.sign-in-used'));
  if (link.expiresAt <= s.clock.now()) {
    throw new Refusal('stale', msg('people.sign-in-expired', { minutes: SIGN_IN_MINUTES }));
  }
  return { email: link.email, next: link.next };
}

/**
 * Use a sign-in link: on POST only. The player is made if the address is new; `first` counts only then.
 * Refuses a link that is forged or cut (`not-found`), used or expired (`stale`). Of two at once, one gets in.
 */
export async function redeemSignIn(s: Services, token: string, first: FirstWords = {}): Promise<SignedIn> {
  const { email, next } = await readSignIn(s, token);
  const { player, created } = await playerByEmail(s, email, first);
  const now = s.clock.now();
  const session = newSession(player.id, now);
  await s.db.$transaction(async (tx) => {
    const used = await tx.signInLink.updateMany({
      where: { tokenHash: hashSecret(token), playerId: null, usedAt: null, expiresAt: { gt: now } },
      data: { usedAt: now },
    });
    if (used.count === 0) throw new Refusal('stale', msg('people.sign-in-used'));
    await tx.session.create({ data: session.row });
  }, PATIENT);
  return { player, sessionToken: session.token, next, created };
}
