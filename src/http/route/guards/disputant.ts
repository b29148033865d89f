import { checkMay } from '../../../disputes/standing-at.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

/** Anybody who plays at the table, or has played there: they may call the moderator. */
export const disputant: Guard<ByPlayer & { readonly tableId: string }, AtTable> = {
  name: 'disputant',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    await checkMay(services, { tableId, playerId: player.id }, 'dispute');
    return { tableId, player };
  },
};
