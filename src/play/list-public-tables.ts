import type { Services } from '../platform/services.ts';
import { SUMMARY } from './select-summary.ts';
import { type SummaryRow, summarise } from './summarise-table.ts';
import type { TableSummary } from './table-summary.ts';

const MOST = 50;

/** Public tables that wait for players or are being played, those to join first, newest first; at most 50. */
export async function listPublicTables(services: Services, playerId?: string): Promise<readonly TableSummary[]> {
  const rows = await services.db.$queryRaw<SummaryRow[]>`
    SELECT ${SUMMARY}, NULL AS "invitationId"
    FROM "Table" t JOIN "Player" h ON h.id = t."hostId"
    WHERE t.public AND t.status IN ('forming', 'playing')
    ORDER BY (t.status = 'forming') DESC, t."createdAt" DESC, t.id LIMIT ${MOST}`;
  return rows.map((row) => summarise(services, row, playerId));
}
