import { cancelTable } from '../lobby/cancel-table.ts';
import type { Services } from '../platform/services.ts';
import { resignSeat } from '../seats/resign-seat.ts';

/**
 * Somebody leaves: tables of theirs that have not begun are called off, and they resign where a game is being played.
 * Each is an act of its own, told to the others as always; what was done before a failure stays done.
 */
export async function leaveGames(services: Services, playerId: string): Promise<void> {
  const hosted = await services.db.table.findMany({
    where: { hostId: playerId, status: 'forming' },
    select: { id: true },
  });
  for (const { id: tableId } of hosted) await cancelTable(services, { tableId, playerId });

  const seats = await services.db.seat.findMany({
    where: { playerId, resigned: false, table: { status: 'playing' } },
    select: { tableId: true, seat: true },
  });
  for (const { tableId, seat } of seats) await resignSeat(services, { tableId, seat, playerId });
}
