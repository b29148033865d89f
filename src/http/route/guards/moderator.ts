import type { TableAct } from '../../../audit/act.ts';
import { writeAct } from '../../../audit/write-act.ts';
import { checkMay } from '../../../disputes/standing-at.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { AtTable, ByPlayer, Guard } from '../guard.ts';

type Look = TableAct & { readonly disputeId?: string | undefined };

export type Moderating = ByPlayer & {
  readonly tableId: string;
  /** Writes down what is about to be looked at. */
  note(look: Look): Promise<void>;
};

/** Moderators of the table, none of whom plays there. */
export const moderator: Guard<Moderating, AtTable> = {
  name: 'moderator',
  known: 'as a player',
  async grant({ services, caller, input }) {
    const player = needPlayer(caller);
    const { table: tableId } = input.params;
    await checkMay(services, { tableId, playerId: player.id }, 'moderate');
    const { db, clock } = services;
    const note = (look: Look) => writeAct(db, { by: player.id, at: clock.now(), tableId, ...look });
    return { tableId, player, note };
  },
};
