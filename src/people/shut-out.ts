import { addressesOf } from '../platform/addresses-of.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * Players are banned from now on (those who are already keep their date): their sessions end at once, and no link to
 * sign in works any more that lies in a mailbox of theirs or at the banned address or domain. `tx`: the ban's own.
 */
export async function shutOut(
  tx: Tx,
  { playerIds, address, now }: { readonly playerIds: readonly string[]; readonly address: string; readonly now: Date },
): Promise<void> {
  const ids = [...playerIds];
  await tx.player.updateMany({ where: { id: { in: ids }, bannedAt: null }, data: { bannedAt: now } });
  await tx.session.deleteMany({ where: { playerId: { in: ids } } });
  await tx.signInLink.updateMany({
    where: { OR: [{ playerId: { in: ids } }, { email: addressesOf(address) }], usedAt: null },
    data: { usedAt: now },
  });
}

/** A player is not banned any more; their links and sessions of before stay dead. */
export async function letBackIn(tx: Tx, playerId: string): Promise<void> {
  await tx.player.update({ where: { id: playerId }, data: { bannedAt: null } });
}
