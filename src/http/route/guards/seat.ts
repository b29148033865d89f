import type { SeatId } from '../../../kernel/decision.ts';
import { refuse } from '../../../platform/refuse.ts';
import { needPlayer } from '../../middleware/caller.ts';
import type { Asked, AtTable, ByPlayer, Guard } from '../guard.ts';

export type Sitting = ByPlayer & { readonly tableId: string; readonly seat: SeatId };

/** The player who holds a seat at the table and has not resigned. It may have changed hands: it is looked up anew. */
export const seat: Guard<Sitting, AtTable> = {
  name: 'seat',
  known: 'as a player',
  async grant(asked) {
    asked.context.seats.forget(asked.input.params.table, needPlayer(asked.caller).id);
    return sittingOf(asked);
  },
};

/**
 * The same, by the seat that they held some seconds ago: for work that checks itself who holds it when it writes. What
 * shows a seat's secrets asks for `seat`.
 */
export const seatSeenLately: Guard<Sitting, AtTable> = { name: 'seat', known: 'as a player', grant: sittingOf };

async function sittingOf({ context, caller, input }: Asked<AtTable>): Promise<Sitting> {
  const player = needPlayer(caller);
  const { table: tableId } = input.params;
  const held = await context.seats.find(tableId, player.id);
  if (held === undefined) throw refuse('forbidden', 'api.not-at-table');
  return { tableId, seat: held, player };
}
