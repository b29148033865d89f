import { Refusal } from '../../kernel/refusal.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { type FoundSubstituteRequest, findSubstituteRequest, whyClosed } from './find-substitute-request.ts';
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
  const substituteRequest = await findSubstituteRequest(services, substituteRequestId);
  await checkFor(services, substituteRequest, playerId);

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
  const substituteRequest = await findSubstituteRequest(services, substituteRequestId);
  await checkFor(services, substituteRequest, playerId);
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

async function checkFor({ db }: Services, substituteRequest: FoundSubstituteRequest, playerId: string): Promise<void> {
  const player = await db.player.findUnique({ where: { id: playerId } });
  const { email, table } = substituteRequest;
  if (email !== null) {
    if (player?.email !== email) throw refuse('forbidden', 'substitutes.for-another');
    return;
  }
  const listed = await db.standIn.count({ where: { playerId, game: table.game } });
  // A player who took it may look at their own offer, even if they have left the list.
  if (listed === 0 && substituteRequest.takenById !== playerId) throw refuse('forbidden', 'substitutes.not-listed');
}
