import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId, Viewer } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { isUnassigned } from '../tables/unassigned.ts';

type Row = {
  readonly public: boolean;
  readonly status: string;
  readonly hostId: string;
  readonly invited: boolean;
  readonly seats: readonly { readonly seat: SeatId; readonly resigned: boolean }[];
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
    SELECT t.public, t.status, t."hostId",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'resigned', s.resigned)), '[]'::json)
        FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId}) AS seats,
      EXISTS (SELECT 1 FROM "Invitation" i LEFT JOIN "Player" p ON p.email = i.email
        WHERE i."tableId" = t.id AND i.status = 'open' AND (i."playerId" = ${playerId} OR p.id = ${playerId})
      ) OR EXISTS (SELECT 1 FROM "SubstituteRequest" o
        WHERE o."tableId" = t.id AND o."formerId" = ${playerId} AND o.state = 'taken' AND o.watches
      ) AS invited
    FROM "Table" t WHERE t.id = ${tableId}`,
  );

  if (!row) throw noSuchTable();
  const own = row.seats.find(({ seat }) => !isUnassigned(seat));
  if (own && (!own.resigned || row.status !== 'playing')) return own.seat;
  if (row.public || row.hostId === playerId || row.seats.length > 0 || row.invited) return 'spectator';
  throw noSuchTable();
}
