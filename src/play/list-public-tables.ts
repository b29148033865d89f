import type { Services } from '../platform/services.ts';
import { type SummaryRow, summarise } from './summarise-table.ts';
import type { TableSummary } from './table-summary.ts';

const MOST = 50;

/** Public tables that wait for players or are being played, those to join first, newest first; at most 50. */
export async function listPublicTables(services: Services, playerId?: string): Promise<readonly TableSummary[]> {
  const rows = await services.db.$queryRaw<SummaryRow[]>`
    SELECT t.id, t.name, t.game, t.status, t.public, t.seq, t.outcome, t."createdAt", t."movedAt", h.name AS "hostName",
      NULL AS "invitationId",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s."playerId", 'playerName', pl.name)
          ORDER BY s.seat), '[]'::json)
        FROM "Seat" s LEFT JOIN "Player" pl ON pl.id = s."playerId" WHERE s."tableId" = t.id) AS seats,
      (SELECT coalesce(json_agg(json_build_object('seat', w.seat, 'dueAt', w."dueAt")
          ORDER BY w.since, w.seat), '[]'::json)
        FROM "PendingAnswer" w WHERE w."tableId" = t.id) AS waiting
    FROM "Table" t JOIN "Player" h ON h.id = t."hostId"
    WHERE t.public AND t.status IN ('forming', 'playing')
    ORDER BY t.status = 'forming' DESC, coalesce(t."movedAt", t."createdAt") DESC, t.id LIMIT ${MOST}`;
  return rows.map((row) => summarise(services, row, playerId));
}
