import { Refusal } from '../../kernel/refusal.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { findOfferedSeat } from './find-offered-seat.ts';
import { whyClosed } from './find-substitute-request.ts';
import { type Replaced, replacePlayer } from './replace-player.ts';

export type AnswerSubstituteRequestInput = { readonly substituteRequestId: string; readonly playerId: string };

/**
 * Takes over the seat that is offered: to them by name, or to a waiting list that they are on. Refuses an unknown offer
 * (`not-found`), one for somebody else (`forbidden`), one that is over (`stale`), and what `replacePlayer` refuses.
 */
export async function takeSeat(
  services: Services,
  { substituteRequestId, playerId }: AnswerSubstituteRequestInput,
): Promise<Replaced & { readonly tableId: string }> {
  const substituteRequest = await findOfferedSeat(services, { substituteRequestId, playerId });

  const why = whyClosed(substituteRequest, playerId);
  if (why) throw new Refusal('stale', why);
  const { tableId, seat, byId, reason, disputeId } = substituteRequest;
  const replaced = await replacePlayer(services, {
    tableId,
    seat,
    playerId,
    by: byId,
    reason,
    dispute: disputeId ?? undefined,
    substituteRequestId,
  });
  return { ...replaced, tableId };
}

/**
 * The person whom a seat is offered to by name does not want it; the player who offered it is told. An offer to the
 * waiting list is not declined, only passed over: then nothing happens. Twice changes nothing. Refuses like `takeSeat`.
 */
export async function declineSeat(
  services: Services,
  { substituteRequestId, playerId }: AnswerSubstituteRequestInput,
): Promise<void> {
  const substituteRequest = await findOfferedSeat(services, { substituteRequestId, playerId });
  if (substituteRequest.email === null || substituteRequest.state === 'declined') return;
  const why = whyClosed(substituteRequest, playerId);
  if (why) throw new Refusal('stale', why);

  const now = services.clock.now();
  const { tableId, byId } = substituteRequest;
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.substituteRequest.updateMany({
      where: { id: substituteRequestId, state: 'open' },
      data: { state: 'declined', closedAt: now },
    });
    if (count === 0) return;
    const data = { substituteRequest: substituteRequestId };
    await writeNotifications(tx, services, [{ kind: 'seat-declined', tableId, playerId: byId, data }]);
  }, PATIENT);

  services.wake();
}
