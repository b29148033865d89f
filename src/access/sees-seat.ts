import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';

/**
 * Whether a player sees what a seat sees: they hold it, and have not resigned from a game that goes on. A player who
 * gave the seat away, or was replaced, sees nothing of it any more, whatever links and forms they still have.
 */
export async function seesSeat(
  { db }: Services,
  { tableId, seat, playerId }: { readonly tableId: string; readonly seat: SeatId; readonly playerId: string },
): Promise<boolean> {
  const held = await db.seat.findUnique({
    where: { tableId_seat: { tableId, seat } },
    select: { playerId: true, resigned: true, table: { select: { status: true } } },
  });
  return held?.playerId === playerId && (!held.resigned || held.table.status !== 'playing');
}
