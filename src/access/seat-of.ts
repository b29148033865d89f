import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';

/** The seat that a player holds at a started table, resigned or not; undefined when they hold none. */
export async function seatOf({ db }: Services, tableId: string, playerId: string): Promise<SeatId | undefined> {
  if (!isId(tableId) || !isId(playerId)) return undefined;
  const row = await db.seat.findFirst({ where: { tableId, playerId, unassigned: false }, select: { seat: true } });
  return row?.seat;
}
