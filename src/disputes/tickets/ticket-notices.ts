import { writeToOutsiders } from '../../notifications/write-to-outsiders.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

/** What there is to tell of a ticket. */
export const TICKET_NEWS = ['opened', 'taken', 'message', 'resolved', 'withdrawn', 'escalated'] as const;
export type TicketNews = (typeof TICKET_NEWS)[number];

/** While a conversation goes on, it is mailed once in so long. */
const CONVERSATION_MS = 600_000;

export type TicketTelling = {
  readonly ticketId: string;
  readonly tableId: string;
  readonly what: TicketNews;
  /** The message, where one was written. */
  readonly message?: string;
  /** Whose doing it is; undefined: the clock's. */
  readonly by?: string;
};

/**
 * Tells people of a ticket, nobody twice; what is told of one ticket until it is mailed goes into one mail. Refuses
 * (`too-many`) who opens so many that the moderators they call would be flooded.
 */
export async function tellOfTicket(
  tx: Tx,
  s: Pick<Services, 'clock' | 'settings'>,
  telling: TicketTelling,
  playerIds: readonly string[],
): Promise<void> {
  const { ticketId, tableId, what, message, by } = telling;
  const now = s.clock.now();
  const data = { ticket: ticketId, what, ...(message === undefined ? {} : { message }) };
  const dueAt = what === 'message' ? await whenMailed(tx, s, telling, now) : now;
  const told = [...new Set(playerIds)];
  const rows = await tx.seat.findMany({ where: { tableId, playerId: { in: told } }, select: { playerId: true } });
  const seated = new Set(rows.map(({ playerId }) => playerId));
  const notice = (playerId: string) => ({ kind: 'ticket', playerId, tableId, data });
  await tx.notice.createMany({
    data: told
      .filter((playerId) => seated.has(playerId))
      .map((playerId) => ({ id: newId(), ...notice(playerId), dueAt, createdAt: now })),
  });
  await writeToOutsiders(tx, s, {
    by,
    notices: told
      .filter((playerId) => !seated.has(playerId))
      .map((playerId) => ({ ...notice(playerId), email: undefined })),
    dueAt,
    whenFull: what === 'opened' ? 'refuse' : 'skip',
    called: true,
  });
}

/** The first message after a silence is mailed as soon as all news; those that follow, at the end of a span. */
async function whenMailed(
  tx: Tx,
  { settings }: Pick<Services, 'settings'>,
  { ticketId, message }: TicketTelling,
  now: Date,
): Promise<Date> {
  const before = await tx.ticketMessage.findFirst({
    where: { ticketId, ...(message === undefined ? {} : { id: { not: message } }) },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  if (!before || now.getTime() - before.at.getTime() >= CONVERSATION_MS)
    return new Date(now.getTime() + settings.mailMergeSeconds * 1000);
  return new Date((Math.floor(now.getTime() / CONVERSATION_MS) + 1) * CONVERSATION_MS);
}
