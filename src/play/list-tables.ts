import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import { askedTables } from './asked-tables.ts';
import { type SummaryRow, summarise } from './summarise-table.ts';
import type { TableSummary } from './table-summary.ts';

const MOST = 200;
/** Where the clocks are stopped: after all that is due. */
const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * A player's tables: where they have a seat, are the host, or are invited (by their address). Those that wait for them
 * come first, by the time their answer is due; then the others by their last move; at most 200. Withdrawn and declined
 * invitations and cancelled tables are left out.
 */
export async function listTables(services: Services, playerId: string): Promise<readonly TableSummary[]> {
  if (!isId(playerId)) return [];
  const rows = await services.db.$queryRaw<SummaryRow[]>`
    WITH mine AS (
      SELECT "tableId" AS id FROM "Seat" WHERE "playerId" = ${playerId}
      UNION SELECT id FROM "Table" WHERE "hostId" = ${playerId}
      UNION SELECT i."tableId" FROM "Invitation" i JOIN "Player" p ON p.email = i.email OR p.id = i."playerId"
        WHERE p.id = ${playerId} AND i.status = 'open'
    )
    SELECT t.id, t.name, t.game, t.status, t.public, t.seq, t.outcome, t."createdAt", t."movedAt", h.name AS "hostName",
      (SELECT i.id FROM "Invitation" i JOIN "Player" p ON p.email = i.email OR p.id = i."playerId"
        WHERE p.id = ${playerId} AND i."tableId" = t.id AND i.status = 'open' AND t.status = 'forming'
        LIMIT 1) AS "invitationId",
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s."playerId", 'playerName', pl.name)
          ORDER BY s.seat), '[]'::json)
        FROM "Seat" s LEFT JOIN "Player" pl ON pl.id = s."playerId" WHERE s."tableId" = t.id) AS seats,
      (SELECT coalesce(json_agg(json_build_object('seat', w.seat, 'dueAt', w."dueAt")
          ORDER BY w.since, w.seat), '[]'::json)
        FROM "PendingAnswer" w WHERE w."tableId" = t.id) AS waiting
    FROM mine JOIN "Table" t ON t.id = mine.id JOIN "Player" h ON h.id = t."hostId"
    WHERE t.status <> 'cancelled'
    ORDER BY t.status IN ('playing', 'forming') DESC, coalesce(t."movedAt", t."createdAt") DESC, t.id LIMIT ${MOST}`;

  const lines = rows.map((row) => summarise(services, row, playerId));
  const asked = await askedTables(services, lines);
  const tables = lines.map((table) => ({ ...table, asked: asked.has(table.id) }));
  const mine = tables.filter((table) => table.myTurn);

  return [
    ...mine.toSorted((a, b) => (a.dueAt?.getTime() ?? NEVER) - (b.dueAt?.getTime() ?? NEVER)),
    ...tables.filter((table) => !table.myTurn),
  ];
}
