import { newId } from '../../tables/new-id.ts';
import type { Tx } from '../../tables/transaction.ts';

/** What there is to tell of a ticket. */
export const TICKET_NEWS = ['opened', 'taken', 'message', 'resolved', 'withdrawn', 'escalated'] as const;
export type TicketNews = (typeof TICKET_NEWS)[number];

export type TicketTelling = {
  readonly ticketId: string;
  readonly tableId: string;
  readonly what: TicketNews;
  /** The message, where one was written. */
  readonly message?: string;
};

/** Tells people of a ticket, each in a mail of its own; nobody twice. */
export async function tellOfTicket(
  tx: Pick<Tx, 'notice'>,
  { ticketId, tableId, what, message }: TicketTelling,
  playerIds: readonly string[],
  now: Date,
): Promise<void> {
  const data = { ticket: ticketId, what, ...(message === undefined ? {} : { message }) };
  await tx.notice.createMany({
    data: [...new Set(playerIds)].map((playerId) => ({
      id: newId(),
      kind: 'ticket',
      playerId,
      tableId,
      data,
      dueAt: now,
      createdAt: now,
    })),
  });
}
