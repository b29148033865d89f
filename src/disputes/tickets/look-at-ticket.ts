import type { Services } from '../../platform/services.ts';
import { audit } from '../audit.ts';
import { readTicket, type TicketView } from './read-ticket.ts';

/** Reads a ticket as `readTicket` does; that a moderator reads what is hidden from the players is written down first. */
export async function lookAtTicket(services: Services, asked: Parameters<typeof readTicket>[1]): Promise<TicketView> {
  const ticket = await readTicket(services, asked);
  const { tableId, ticketId, playerId } = asked;
  if (ticket.moderates && ticket.private)
    await audit(services, { playerId, what: 'ticket', tableId, ticketId, data: { did: 'read' } });
  return ticket;
}
