import { lockForming } from './lock-forming.ts';
import type { Services } from './services.ts';
import { PATIENT } from './transaction.ts';

/**
 * The host calls off a table that has not started; open invitations are withdrawn. Refuses who is not the host
 * (`forbidden`) and a table that has started or been called off (`stale`).
 */
export async function cancelTable(
  { db, clock }: Services,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockForming(tx, tableId, playerId);
    const now = clock.now();
    await tx.table.update({ where: { id: tableId }, data: { status: 'cancelled', finishedAt: now } });
    await tx.invitation.updateMany({
      where: { tableId, status: 'open' },
      data: { status: 'withdrawn', answeredAt: now },
    });
  }, PATIENT);
}
