import { forgetUntold } from '../../notifications/change-notifications.ts';
import { whenGathered, writeNotifications } from '../../notifications/write-notifications.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';
import { deleteSeatDrafts } from '../../play/drafts/draft-store.ts';
import { changeHands } from '../../tables/write-seat.ts';
import { dropPending } from '../../time/write-pending.ts';
import type { ReplaceInput } from './replace-player.ts';

/** A seat that changes hands now. */
export type Change = ReplaceInput & { readonly former: string | undefined; readonly at: Date };

/**
 * The seat's row and what depends on its player: nothing seen yet, no drafts, no mail on its way to the old one; what
 * the seat is asked is asked again, so that its clock begins anew. The old player is told.
 */
export async function handOver(tx: Tx, services: Services, change: Change): Promise<void> {
  const { tableId, seat, playerId, former } = change;
  await changeHands(tx, { tableId, seat }, playerId);
  await dropPending(tx, tableId, seat);
  await deleteSeatDrafts(tx, tableId, seat);
  await forgetUntold(tx, tableId, seat);

  if (former === undefined) return;
  const dueAt = whenGathered(services);
  await writeNotifications(tx, services, [{ kind: 'seat-left', playerId: former, tableId, data: { seat }, dueAt }]);
}

/**
 * The accepted offer is kept as taken (one is written when the seat was given directly); all others of the seat are
 * over.
 */
export async function closeSubstituteRequests(tx: Tx, change: Change): Promise<void> {
  const { tableId, seat, playerId, former, by, reason, dispute, watches, substituteRequestId, at } = change;
  const taken = {
    state: 'taken',
    takenById: playerId,
    formerId: former ?? null,
    closedAt: at,
    ...(watches === undefined ? {} : { watches }),
  } as const;
  if (substituteRequestId !== undefined)
    await tx.substituteRequest.update({ where: { id: substituteRequestId }, data: taken });
  else
    await tx.substituteRequest.create({
      data: { id: newId(), tableId, seat, byId: by, disputeId: dispute ?? null, reason, createdAt: at, ...taken },
    });
  await tx.substituteRequest.updateMany({
    where: { tableId, seat, state: 'open' },
    data: { state: 'withdrawn', closedAt: at },
  });
}
