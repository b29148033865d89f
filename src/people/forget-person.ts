import { mailboxOf } from '../platform/mailbox-of.ts';
import { type Forgotten, NO_NAME, noAddress } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * An account ends: its sessions, keys, links and what its mailbox did not want go; the row stays, for the games' sake,
 * without a name and an address, and can neither sign in nor be mailed.
 */
export async function forgetPerson(tx: Tx, person: Forgotten, now: Date): Promise<void> {
  const { id: playerId, email } = person;
  const mailbox = mailboxOf(email);
  await tx.session.deleteMany({ where: { playerId } });
  await tx.apiKey.deleteMany({ where: { playerId } });
  await tx.signInLink.deleteMany({ where: { OR: [{ playerId }, { email }] } });
  await tx.mailStop.deleteMany({ where: { OR: [{ mailbox }, { what: `from:${mailbox}` }] } });
  await tx.player.update({
    where: { id: playerId },
    data: {
      ...{ email: noAddress(person), name: NO_NAME, timeZone: 'UTC', locale: 'en', role: 'player', mail: {} },
      ...{ nameTo: 'nobody', recordTo: 'nobody', gamesTo: 'nobody', bannedAt: now },
    },
  });
}
