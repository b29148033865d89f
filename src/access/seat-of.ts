import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import { isUnassigned } from '../tables/unassigned.ts';

/** The seat that a player holds at a started table, resigned or not; undefined when they hold none. */
export async function seatOf({ db }: Services, tableId: string, playerId: string): Promise<SeatId | undefined> {
  if (!isId(tableId) || !isId(playerId)) return undefined;
  const rows = await db.seat.findMany({ where: { tableId, playerId }, select: { seat: true } });
  return rows.find(({ seat }) => !isUnassigned(seat))?.seat;
}
