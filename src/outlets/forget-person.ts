import type { Forgotten } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** Nothing of somebody's goes out to other programs any more. */
export async function forgetPerson(tx: Tx, { id: playerId }: Forgotten): Promise<void> {
  await tx.calendarFeed.deleteMany({ where: { playerId } });
  await tx.pushSubscription.deleteMany({ where: { playerId } });
  await tx.webhook.deleteMany({ where: { table: { hostId: playerId } } });
}
