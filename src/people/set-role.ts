import type { SiteRole } from '../generated/prisma/enums.ts';
import type { Tx } from '../platform/transaction.ts';

/** A player has another role on this server; whether they may have it is for the caller to ask. */
export async function setRole(tx: Tx, playerId: string, role: SiteRole): Promise<void> {
  await tx.player.update({ where: { id: playerId }, data: { role } });
}
