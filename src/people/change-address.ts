import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { writeNotifications } from '../notifications/write-notifications.ts';
import { isTaken } from '../platform/is-taken.ts';
import { hashSecret, isSecret } from '../platform/secret.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { addressInvitations } from '../tables/write-invitation.ts';
import { isBarred } from './is-barred.ts';
import { ADDRESS_MINUTES } from './issue-address-link.ts';
import { refuseBanned } from './refuse-banned.ts';

/** The player whose address changes. */
export type AddressChange = {
  readonly playerId: string;
  readonly name: string;
  /** The new one. */
  readonly email: string;
};

/**
 * What the link of an address change does, for the page that GET shows. Changes nothing, however often it is called.
 * Refuses like `changeAddress`.
 */
export async function readAddressChange(s: Services, token: string): Promise<AddressChange> {
  const link = isSecret(token)
    ? await s.db.signInLink.findUnique({ where: { tokenHash: hashSecret(token) }, include: { player: true } })
    : null;
  // A sign-in link has no player.
  if (!link?.player) throw new Refusal('not-found', msg('people.address-unknown'));
  if (link.usedAt) throw new Refusal('stale', msg('people.address-used'));
  if (link.expiresAt <= s.clock.now())
    throw new Refusal('stale', msg('people.address-expired', { minutes: ADDRESS_MINUTES }));
  const { id, name } = link.player;
  if (link.player.email === link.email) throw new Refusal('stale', msg('people.same-address', { email: link.email }));
  const holder = await s.db.player.findUnique({ where: { email: link.email }, select: { id: true } });
  if (holder && holder.id !== id) throw taken(link.email);
  await refuseBanned(s, id);
  if (await isBarred(s.db, link.email)) throw new Refusal('forbidden', msg('people.banned'));
  return { playerId: id, name, email: link.email };
}

/**
 * Use the link of an address change: on POST only. From now on the new address is theirs for mail and signing in;
 * sessions and API keys stay, and open invitations to either address are theirs. The old address is told. Links that
 * were mailed before, to sign in at the old address or for another new one, end. Refuses a link that is forged or cut
 * (`not-found`), used or expired, and an address that has become somebody else's (`stale`).
 */
export async function changeAddress(s: Services, token: string): Promise<AddressChange> {
  const change = await readAddressChange(s, token);
  try {
    await s.db.$transaction((tx) => carryOut(tx, s, hashSecret(token), change), PATIENT);
  } catch (error) {
    throw isTaken(error) ? taken(change.email) : error;
  }
  s.wake();
  return change;
}

/**
 * The links first: another request that uses one of them waits there. The player last: accepting an invitation and
 * signing in hold rows of theirs and then need the player, so holding the player and wanting those rows would be a
 * deadlock.
 */
async function carryOut(
  tx: Tx,
  s: Pick<Services, 'clock' | 'settings'>,
  tokenHash: string,
  { playerId, email }: AddressChange,
): Promise<void> {
  const now = s.clock.now();
  const before = await tx.player.findUniqueOrThrow({ where: { id: playerId } });
  const ended = await tx.signInLink.updateManyAndReturn({
    where: { usedAt: null, OR: [{ playerId }, { playerId: null, email: before.email }] },
    data: { usedAt: now },
  });
  if (!ended.some((link) => link.tokenHash === tokenHash)) throw new Refusal('stale', msg('people.address-used'));
  await addressInvitations(tx, [before.email, email], playerId);
  await tx.player.update({ where: { id: playerId }, data: { email } });
  await writeNotifications(tx, s, [
    { kind: 'address-changed', email: before.email, data: { playerId, at: now.toISOString() } },
  ]);
}

function taken(email: string): Refusal {
  return new Refusal('stale', msg('people.address-taken', { email }));
}
