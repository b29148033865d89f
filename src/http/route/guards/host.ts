import { viewerOf } from '../../../access/viewer-of.ts';
import { refuse } from '../../../platform/refuse.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

/** The table's host. For those who may not even read the table there is none; its other people are refused. */
export const host: Guard<ByPlayer & { readonly tableId: string }, AtTable> = {
  name: 'host',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    await viewerOf(services, tableId, player.id);
    const hosted = await services.db.table.count({ where: { id: tableId, hostId: player.id } });
    if (hosted === 0) throw refuse('forbidden', 'tables.not-host');
    return { tableId, player };
  },
};
