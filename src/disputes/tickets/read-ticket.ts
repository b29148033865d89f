import type { SeatId } from '../../kernel/decision.ts';
import { isId } from '../../platform/is-id.ts';
import { noSuchTable } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { may } from '../may.ts';
import { refuse } from '../say.ts';
import { standingAt } from '../standing-at.ts';
import { isOpen, isPrivate, type Ticket, toTicket } from './ticket.ts';

export type TicketMessage = {
  readonly id: string;
  readonly playerId: string;
  readonly name: string;
  /** The seat he holds; a moderator has none. */
  readonly seat: SeatId | undefined;
  readonly text: string;
  readonly at: Date;
};

/** A ticket as one reader may see it. */
export type TicketView = Ticket & {
  readonly tableName: string;
  readonly game: string;
  readonly openerName: string;
  readonly takenByName: string | undefined;
  readonly private: boolean;
  readonly messages: readonly TicketMessage[];
  /** What the reader may do with it now. */
  readonly can: { readonly [act in TicketAct]: boolean };
  /** He reads it as one who moderates the table. */
  readonly moderates: boolean;
};

export type TicketAct = 'take' | 'talk' | 'resolve' | 'withdraw';

type Asked = { readonly tableId: string; readonly ticketId: string; readonly playerId: string };

/** Refuses (`not-found`) what is none of the reader's business: a private dispute of others, and every unknown one. */
export async function readTicket(services: Pick<Services, 'db'>, asked: Asked): Promise<TicketView> {
  const { tableId, ticketId, playerId } = asked;
  const standing = await standingAt(services, tableId, playerId);
  const row = isId(ticketId)
    ? await services.db.ticket.findUnique({ where: { id: ticketId }, include: { table: true } })
    : undefined;
  const moderates = may(standing, 'moderate');
  if (!moderates && !standing.known && row?.openedById !== playerId) throw noSuchTable();
  const seats = await services.db.seat.findMany({ where: { tableId } });
  const holds = seats.some((seat) => seat.playerId === playerId);
  if (row?.tableId !== tableId) throw refuse('not-found', 'moderation.no-such-ticket');
  const { table, ...stored } = row;
  const ticket = toTicket(stored);
  const own = ticket.openedById === playerId && (holds || isPrivate(ticket.type));
  if (!moderates && !own && !(holds && !isPrivate(ticket.type))) throw refuse('not-found', 'moderation.no-such-ticket');
  const messages = await services.db.ticketMessage.findMany({
    where: { ticketId },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  });
  const ids = [ticket.openedById, ticket.takenById ?? '', ...messages.map((message) => message.playerId)];
  const people = await services.db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? '';
  const open = isOpen(ticket);
  return {
    ...ticket,
    tableName: table.name,
    game: table.game,
    openerName: nameOf(ticket.openedById),
    takenByName: ticket.takenById === undefined ? undefined : nameOf(ticket.takenById),
    private: isPrivate(ticket.type),
    messages: messages.map(({ id, playerId: by, text, at }) => ({
      id,
      playerId: by,
      name: nameOf(by),
      seat: seats.find((seat) => seat.playerId === by)?.seat,
      text,
      at,
    })),
    can: {
      take: open && moderates && ticket.takenById !== playerId,
      talk: open,
      resolve: open && moderates,
      withdraw: open && own,
    },
    moderates,
  };
}
