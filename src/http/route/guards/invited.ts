import { findOwnInvitation } from '../../../lobby/find-own-invitation.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';

type ByInvitation = { readonly params: { readonly invitation: string } };

/** The player to whom the invitation went. */
export const invited: Guard<ByPlayer & { readonly invitationId: string }, ByInvitation> = {
  name: 'invited',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { id: invitationId } = await findOwnInvitation(services, {
      invitationId: input.params.invitation,
      playerId: player.id,
    });
    return { invitationId, player };
  },
};
