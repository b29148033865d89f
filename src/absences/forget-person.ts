import type { Forgotten } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** When somebody was away is nobody's business any more. */
export async function forgetPerson(tx: Tx, { id: playerId }: Forgotten): Promise<void> {
  await tx.absence.deleteMany({ where: { playerId } });
}
