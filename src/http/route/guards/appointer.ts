import { checkMay } from '../../../disputes/standing-at.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

/** Those who appoint the table's moderators: its host and the moderators of the site. */
export const appointer: Guard<ByPlayer & { readonly tableId: string }, AtTable> = {
  name: 'appointer',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    await checkMay(services, { tableId, playerId: player.id }, 'appoint');
    return { tableId, player };
  },
};
