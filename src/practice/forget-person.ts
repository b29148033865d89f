import type { Forgotten } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** What somebody played for themselves goes, with its log. */
export async function forgetPerson(tx: Tx, { id: playerId }: Forgotten): Promise<void> {
  await tx.practice.deleteMany({ where: { playerId } });
}
