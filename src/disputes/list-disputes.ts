import { noSuchTable } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type Dispute, isPrivate, toDispute } from './dispute.ts';
import { may } from './may.ts';
import { standingAt } from './standing-at.ts';

/**
 * The disputes of a table that a reader may see, the open ones first, then the newest. Refuses (`not-found`) readers
 * who have no business with the table.
 */
export async function listDisputes(
  services: Pick<Services, 'db'>,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<readonly Dispute[]> {
  const standing = await standingAt(services, tableId, playerId);
  const moderates = may(standing, 'moderate');
  if (!moderates && !standing.known) throw noSuchTable();
  const holds = (await services.db.seat.count({ where: { tableId, playerId } })) > 0;
  if (!moderates && !standing.plays) return [];
  const rows = await services.db.dispute.findMany({ where: { tableId }, orderBy: [{ createdAt: 'desc' }], take: 200 });
  return rows
    .map(toDispute)
    .filter((dispute) => moderates || (isPrivate(dispute.type) ? dispute.openedById === playerId : holds))
    .toSorted((a, b) => Number(b.closedAt === undefined) - Number(a.closedAt === undefined));
}
