import { findOfferedSeat } from '../../../seats/substitutes/find-offered-seat.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { ByPlayer, Guard } from '../guard.ts';

type ByRequest = { readonly params: { readonly substituteRequest: string } };

/** Players to whom the seat is offered: by name, or because they are on the waiting list of its game. */
export const offered: Guard<ByPlayer & { readonly substituteRequestId: string }, ByRequest> = {
  name: 'offered',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { id: substituteRequestId } = await findOfferedSeat(services, {
      substituteRequestId: input.params.substituteRequest,
      playerId: player.id,
    });
    return { substituteRequestId, player };
  },
};
