import { z } from 'zod';
import { readTicket, type TicketView } from '../../disputes/tickets/read-ticket.ts';
import { isOpen } from '../../disputes/tickets/ticket.ts';
import { TICKET_NEWS, type TicketNews } from '../../disputes/tickets/ticket-notices.ts';
import { speaker } from '../../i18n/speaker.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { toPlayer } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import { composeTicket } from '../compose-ticket.ts';
import { issueLink } from '../links/issue-link.ts';
import { linkUrl } from '../links/link-url.ts';
import type { MailRoom, OutboxMail } from './mail-room.ts';
import { type Prepared, sendLetter } from './prepared-mail.ts';
import { stopUrl } from './stop-letters.ts';

const dataSchema = z.object({ ticket: z.string(), what: z.enum(TICKET_NEWS), message: z.string().optional() });

/**
 * News of a dispute, all that has come up since the last mail of it: to its parties with a link that opens it without signing in, to moderators with the address of its
 * page: what a moderator can do is not left to whoever has his mail.
 */
export async function prepareTicket(
  { services: s }: MailRoom,
  mail: OutboxMail,
  tableId: string,
  playerId: string,
): Promise<Prepared> {
  const told = mail.notices.map(({ data }) => dataSchema.parse(data));
  const { ticket: ticketId } = dataSchema.parse(mail.notices[0]?.data);
  const row = await s.db.player.findUnique({ where: { id: playerId } });
  const ticket = await ticketFor(s, { tableId, ticketId, playerId });
  if (!row || !ticket) return { what: 'drop', why: 'the dispute is none of his business' };
  const news = told.filter(({ what }) => !isOver(ticket, what));
  const last = news.findLast(({ what }) => what !== 'message') ?? news[0];
  if (!last) return { what: 'drop', why: 'no longer news' };
  const opener = ticket.openedById === playerId;
  const muted = await s.db.seat.count({ where: { tableId, playerId, muted: true } });
  if (muted > 0 && !opener) return { what: 'drop', why: 'the table is muted' };
  const rules = s.games.get(ticket.game)?.rules;
  if (!rules) throw new Error(`no game ${ticket.game} on this server`);
  const player = toPlayer(row);
  const { baseUrl } = s.settings;
  const url = ticket.moderates
    ? `${baseUrl}/t/${tableId}/disputes/${ticketId}`
    : linkUrl(s.settings, 'ticket', await issueLink(s, { purpose: 'ticket', playerId, tableId, ticketId }));
  const seated = await s.db.seat.count({ where: { tableId, playerId } });
  const unsubscribeUrl = seated > 0 ? undefined : await stopUrl(s, mail, player.email);
  const content = composeTicket(
    {
      ticket,
      what: last.what,
      messages: ticket.messages.filter(({ id }) => news.some(({ message }) => message === id)),
      stopUrl: unsubscribeUrl,
      gameName: rules.name,
      as: ticket.moderates ? 'moderator' : opener ? 'opener' : 'party',
      url,
      baseUrl,
    },
    speaker(player.locale, player.timeZone),
  );
  return sendLetter(content, {
    to: player.email,
    format: player.mail.format,
    unsubscribeUrl,
    thread: { tableId, playerId },
  });
}

async function ticketFor(s: Services, asked: Parameters<typeof readTicket>[1]): Promise<TicketView | undefined> {
  try {
    return await readTicket(s, asked);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return undefined;
    throw error;
  }
}

/** That a dispute was opened, taken or handed on is no news once it is closed. */
function isOver(ticket: TicketView, what: TicketNews): boolean {
  return !isOpen(ticket) && (what === 'opened' || what === 'taken' || what === 'escalated');
}
