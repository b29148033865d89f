import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type FoundSubstituteRequest, findSubstituteRequest } from './find-substitute-request.ts';

/**
 * A substitute request, for a player to whom its seat is offered: by name, or because they are on the waiting list of
 * the game. Refuses an unknown one (`not-found`) and one for somebody else (`forbidden`).
 */
export async function findOfferedSeat(
  services: Services,
  { substituteRequestId, playerId }: { readonly substituteRequestId: string; readonly playerId: string },
): Promise<FoundSubstituteRequest> {
  const { db } = services;
  const found = await findSubstituteRequest(services, substituteRequestId);
  if (found.email !== null) {
    const player = await db.player.findUnique({ where: { id: playerId } });
    if (player?.email !== found.email) throw refuse('forbidden', 'substitutes.for-another');
    return found;
  }
  const listed = await db.standIn.count({ where: { playerId, game: found.table.game } });
  // A player who took it may look at their own offer, even if they have left the list.
  if (listed === 0 && found.takenById !== playerId) throw refuse('forbidden', 'substitutes.not-listed');
  return found;
}
