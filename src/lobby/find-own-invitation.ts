import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/**
 * An invitation, for the player to whom it went. Refuses an unknown one (`not-found`) and somebody else's
 * (`forbidden`).
 */
export async function findOwnInvitation(
  { db }: Pick<Services, 'db'>,
  { invitationId, playerId }: { readonly invitationId: string; readonly playerId: string },
) {
  const known = isId(invitationId) ? await db.invitation.findUnique({ where: { id: invitationId } }) : undefined;
  const player = isId(playerId) ? await db.player.findUnique({ where: { id: playerId } }) : undefined;
  if (!known) throw refuse('not-found', 'tables.no-such-invitation');
  // By their id too: players who have changed their address keep what came to the old one.
  if (player?.email !== known.email && player?.id !== known.playerId)
    throw refuse('forbidden', 'tables.not-your-invitation');
  return known;
}
