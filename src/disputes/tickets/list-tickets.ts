import { noSuchTable } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { may } from '../may.ts';
import { standingAt } from '../standing-at.ts';
import { isPrivate, type Ticket, toTicket } from './ticket.ts';

/**
 * The disputes of a table that a reader may see, the open ones first, then the newest. Refuses (`not-found`) whose business
 * the table is not.
 */
export async function listTickets(
  services: Pick<Services, 'db'>,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<readonly Ticket[]> {
  const standing = await standingAt(services, tableId, playerId);
  const moderates = may(standing, 'moderate');
  if (!moderates && !standing.known) throw noSuchTable();
  const holds = (await services.db.seat.count({ where: { tableId, playerId } })) > 0;
  if (!moderates && !standing.plays) return [];
  const rows = await services.db.ticket.findMany({ where: { tableId }, orderBy: [{ createdAt: 'desc' }], take: 200 });
  return rows
    .map(toTicket)
    .filter((ticket) => moderates || (isPrivate(ticket.type) ? ticket.openedById === playerId : holds))
    .toSorted((a, b) => Number(b.closedAt === undefined) - Number(a.closedAt === undefined));
}
