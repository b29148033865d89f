import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId, Viewer } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { isReadable } from './readable.ts';

type Row = {
  readonly status: string;
  readonly readable: boolean;
  readonly seats: readonly { readonly seat: SeatId; readonly unassigned: boolean; readonly resigned: boolean }[];
};

/**
 * What a player may look at a table as: the seat they hold, else a spectator. Players who have resigned are spectators
 * as long as the game goes on: what the seat sees now is for the player who answers for it. Refuses (`not-found`) an
 * unknown table, and a private one to everybody but its host, its players and those whose invitation is open. Those who
 * declined, or gave their seat to somebody else, are strangers there, unless the host lets the old player watch.
 */
export async function viewerOf(services: Services, tableId: string, playerId: string | undefined): Promise<Viewer> {
  if (!isId(tableId) || (playerId !== undefined && !isId(playerId))) throw noSuchTable();
  const [row] = await sendPlanned<Row>(
    services.db,
    'viewer',
    Prisma.sql`
    SELECT t.status,
      (SELECT coalesce(json_agg(json_build_object(
          'seat', s.seat, 'unassigned', s.unassigned, 'resigned', s.resigned)), '[]'::json)
        FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId}) AS seats,
      ${isReadable(playerId)} AS readable
    FROM "Table" t WHERE t.id = ${tableId}`,
  );

  if (!row) throw noSuchTable();
  const own = row.seats.find(({ unassigned }) => !unassigned);
  if (own && (!own.resigned || row.status !== 'playing')) return own.seat;
  if (row.readable) return 'spectator';
  throw noSuchTable();
}
