import { viewerOf } from '../../access/viewer-of.ts';
import type { SeatId } from '../../kernel/decision.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';

/**
 * Whether a player may look for a substitute for a seat: its own player always; the host when nobody holds the seat,
 * its player has resigned, or is late. Moderators are not checked here. Refuses everybody else (`forbidden`), a seat
 * that the table does not have, and a table that is not for them (`not-found`).
 */
export async function checkMayOffer(
  services: Services,
  { tableId, seat, playerId }: { readonly tableId: string; readonly seat: SeatId; readonly playerId: string },
): Promise<void> {
  await viewerOf(services, tableId, playerId);
  const [row, table, late] = await Promise.all([
    services.db.seat.findUnique({ where: { tableId_seat: { tableId, seat } } }),
    services.db.table.findUnique({ where: { id: tableId } }),
    services.db.pendingAnswer.count({ where: { tableId, seat, dueAt: { lt: services.clock.now() } } }),
  ]);
  if (!row) throw refuse('not-found', 'substitutes.no-such-seat', { seat: seat.slice(0, 64) });
  if (row.playerId === playerId) return;
  if (table?.hostId !== playerId) throw refuse('forbidden', 'substitutes.not-yours');
  if (row.playerId !== null && !row.resigned && late === 0) throw refuse('forbidden', 'substitutes.not-late');
}
