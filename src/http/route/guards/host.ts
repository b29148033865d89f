import { viewerOf } from '../../../access/viewer-of.ts';
import type { Viewer } from '../../../kernel/decision.ts';
import { refuse } from '../../../platform/refuse.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

export type Hosting = ByPlayer & {
  readonly tableId: string;
  /** Hosts may play themselves. */
  readonly viewer: Viewer;
};

/** The table's host. For those who may not even read the table there is none; its other people are refused. */
export const host: Guard<Hosting, AtTable> = {
  name: 'host',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    const viewer = await viewerOf(services, tableId, player.id);
    const hosted = await services.db.table.count({ where: { id: tableId, hostId: player.id } });
    if (hosted === 0) throw refuse('forbidden', 'tables.not-host');
    return { tableId, viewer, player };
  },
};
