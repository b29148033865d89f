import { viewerOf } from '../../../access/viewer-of.ts';
import { readPressTable, writerAt } from '../../../press/press-table.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

/**
 * The people between whom letters go at a table: players of its seats; before the game those who have joined, and the
 * host. Others who may read the table are refused.
 */
export const correspondent: Guard<ByPlayer & { readonly tableId: string }, AtTable> = {
  name: 'correspondent',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    await viewerOf(services, tableId, player.id);
    writerAt(await readPressTable(services, tableId), player.id);
    return { tableId, player };
  },
};
