import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { type DisputeTelling, tellOfDispute } from './dispute-notifications.ts';
import { moderatorsOf } from './table-moderators.ts';

const MOST = 100;

/**
 * Disputes that no moderator has looked after in time go to the site's moderators, once; the player who opened it is
 * told. Called by the clock's tick; with several processes nothing happens twice. Gives how many there were.
 */
export async function escalateDisputes(services: Services): Promise<number> {
  const now = services.clock.now();
  const count = await services.db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ id: string; tableId: string; openedById: string }[]>`
      UPDATE "Dispute" SET "escalatedAt" = ${now}, "escalateAt" = NULL
      WHERE id IN (SELECT id FROM "Dispute" WHERE "escalateAt" <= ${now} AND state IN ('open', 'taken')
        ORDER BY "escalateAt" LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
      RETURNING id, "tableId", "openedById"`;
    for (const { id: disputeId, tableId, openedById } of rows) {
      const { own, site } = await moderatorsOf({ db: tx }, tableId);
      const telling: DisputeTelling = { disputeId, tableId, what: 'escalated' };
      await tellOfDispute(tx, services, telling, [openedById, ...[...site, ...own].map(({ playerId }) => playerId)]);
    }
    return rows.length;
  }, PATIENT);
  if (count > 0) services.wake();
  return count;
}
