import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/** Refuses (`not-found`, `forbidden`) unless the table has this seat and the player holds it and has not resigned. */
export async function checkHolder(
  { db }: Services,
  { tableId, seat, playerId }: { readonly tableId: string; readonly seat: SeatId; readonly playerId: string },
): Promise<void> {
  const found = isId(seat) && (await db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }));
  if (!found) throw refuse('not-found', 'tables.no-such-seat', { seat: seat.slice(0, 64) });
  if (found.playerId !== playerId) throw refuse('forbidden', 'tables.not-your-seat');
  if (found.resigned) throw refuse('forbidden', 'tables.you-resigned');
}
