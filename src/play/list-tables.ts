import { ownTables } from '../access/readable.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import { askedTables } from './asked-tables.ts';
import { SUMMARY } from './select-summary.ts';
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
    SELECT ${SUMMARY},
      (SELECT i.id FROM "Invitation" i JOIN "Player" p ON p.email = i.email OR p.id = i."playerId"
        WHERE p.id = ${playerId} AND i."tableId" = t.id AND i.status = 'open' AND t.status = 'forming'
        AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = p.id)
        ORDER BY i."byName" DESC LIMIT 1) AS "invitationId"
    FROM (${ownTables(playerId)}) own JOIN "Table" t ON t.id = own.id JOIN "Player" h ON h.id = t."hostId"
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
