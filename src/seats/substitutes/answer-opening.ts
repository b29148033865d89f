import { Refusal } from '../../kernel/refusal.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { type FoundOpening, findOpening, whyClosed } from './find-opening.ts';
import { type Replaced, replacePlayer } from './replace-player.ts';
import { refuse } from './say.ts';

export type AnswerOpeningInput = { readonly openingId: string; readonly playerId: string };

/**
 * Takes over the seat that is offered: to him by name, or to the waiting list on which he stands. Refuses an unknown offer
 * (`not-found`), one for somebody else (`forbidden`), one that does not stand any more (`stale`), and what `replacePlayer` refuses.
 */
export async function takeSeat(
  services: Services,
  { openingId, playerId }: AnswerOpeningInput,
): Promise<Replaced & { readonly tableId: string }> {
  const opening = await findOpening(services, openingId);
  await checkFor(services, opening, playerId);
  const why = whyClosed(opening, playerId);
  if (why) throw new Refusal('stale', why);
  const { tableId, seat, byId, reason, disputeId } = opening;
  const replaced = await replacePlayer(services, {
    tableId,
    seat,
    playerId,
    by: byId,
    reason,
    dispute: disputeId ?? undefined,
    openingId,
  });
  return { ...replaced, tableId };
}

/**
 * The one whom a seat is offered to by name does not want it; who offered it is told. An offer to the waiting list is not
 * declined, only passed over: then nothing happens. Twice changes nothing. Refuses like `takeSeat`.
 */
export async function declineSeat(services: Services, { openingId, playerId }: AnswerOpeningInput): Promise<void> {
  const opening = await findOpening(services, openingId);
  await checkFor(services, opening, playerId);
  if (opening.email === null || opening.state === 'declined') return;
  const why = whyClosed(opening, playerId);
  if (why) throw new Refusal('stale', why);
  const now = services.clock.now();
  const { tableId, byId } = opening;
  await services.db.$transaction(async (tx) => {
    const { count } = await tx.opening.updateMany({
      where: { id: openingId, state: 'open' },
      data: { state: 'declined', closedAt: now },
    });
    if (count === 0) return;
    const notice = { id: newId(), kind: 'seat-declined', tableId, playerId: byId, dueAt: now, createdAt: now };
    await tx.notice.create({ data: { ...notice, data: { opening: openingId } } });
  }, PATIENT);
  services.wake();
}

async function checkFor({ db }: Services, opening: FoundOpening, playerId: string): Promise<void> {
  const player = await db.player.findUnique({ where: { id: playerId } });
  const { email, table } = opening;
  if (email !== null) {
    if (player?.email !== email) throw refuse('forbidden', 'substitutes.for-another');
    return;
  }
  const listed = await db.standIn.count({ where: { playerId, game: table.game } });
  // Who took it may look at his own offer, whether he stands on the list still or not.
  if (listed === 0 && opening.takenById !== playerId) throw refuse('forbidden', 'substitutes.not-listed');
}
