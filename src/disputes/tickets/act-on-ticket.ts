import type { Prisma } from '../../generated/prisma/client.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT, type Tx } from '../../platform/transaction.ts';
import { audit } from '../audit.ts';
import { moderationPolicy } from '../moderation-policy.ts';
import { refuse, say } from '../say.ts';
import { readText } from './read-text.ts';
import { readTicket, type TicketAct, type TicketView } from './read-ticket.ts';
import { isOpen } from './ticket.ts';
import { type TicketNews, tellOfTicket } from './ticket-notices.ts';
import { resumeAfterTicket } from './ticket-pause.ts';
import { ticketPeople } from './ticket-people.ts';

const HOUR = 3_600_000;
/** A conversation longer than this is none any more. */
const MOST_MESSAGES = 200;
/** What one person writes into it within an hour. */
const MOST_AN_HOUR = 30;

export type TicketInput = { readonly tableId: string; readonly ticketId: string; readonly playerId: string };

/** A moderator takes a ticket, also from another one; the parties are told who. Refuses as `actOn` does. */
export function takeTicket(services: Services, input: TicketInput): Promise<TicketView> {
  return actOn(services, input, 'take', {
    change: (now) => ({ state: 'taken', takenById: input.playerId, takenAt: now }),
    moves: true,
    news: 'taken',
  });
}

/** Somebody writes into the conversation; the others are told. Refuses (`bad-input`) nothing and too much. */
export function talkInTicket(services: Services, input: TicketInput & { readonly text: string }): Promise<TicketView> {
  const text = readText(input.text, say('moderation.the-message'));
  const id = newId();
  return actOn(services, input, 'talk', {
    also: async (tx, now) => {
      if ((await tx.ticketMessage.count({ where: { ticketId: input.ticketId } })) >= MOST_MESSAGES)
        throw refuse('too-many', 'moderation.too-many-messages', { most: MOST_MESSAGES });
      const { ticketId, playerId } = input;
      const lately = { gt: new Date(now.getTime() - HOUR) };
      if ((await tx.ticketMessage.count({ where: { ticketId, playerId, at: lately } })) >= MOST_AN_HOUR)
        throw refuse('too-many', 'moderation.too-many-messages-an-hour', { most: MOST_AN_HOUR });
      await tx.ticketMessage.create({
        data: { id, ticketId: input.ticketId, playerId: input.playerId, text, at: now },
      });
    },
    news: 'message',
    message: id,
  });
}

/** A moderator closes a ticket with what he decided; everybody whom it concerns reads it. The clocks go on. */
export function resolveTicket(
  services: Services,
  input: TicketInput & { readonly resolution: string },
): Promise<TicketView> {
  const resolution = readText(input.resolution, say('moderation.the-resolution'));
  return actOn(services, input, 'resolve', {
    change: (now, ticket) => ({
      state: 'resolved',
      resolution,
      closedAt: now,
      escalateAt: null,
      ...(ticket.takenById === undefined ? { takenById: input.playerId, takenAt: now } : {}),
    }),
    news: 'resolved',
  });
}

/** Who opened a ticket does not need it any more. The clocks go on. */
export function withdrawTicket(services: Services, input: TicketInput): Promise<TicketView> {
  return actOn(services, input, 'withdraw', {
    change: (now) => ({ state: 'withdrawn', closedAt: now, escalateAt: null }),
    news: 'withdrawn',
  });
}

type Acting = {
  readonly change?: (now: Date, ticket: TicketView) => Prisma.TicketUpdateManyMutationInput & { takenById?: string };
  readonly also?: (tx: Tx, now: Date) => Promise<void>;
  /** A moderator's word: the site's moderators are called so much later. */
  readonly moves?: boolean;
  readonly news: TicketNews;
  readonly message?: string;
};

/** Refuses `not-found` (none of his), `forbidden` (not his to do) and `stale` (it is closed, or was meanwhile). */
async function actOn(services: Services, input: TicketInput, act: TicketAct, acting: Acting): Promise<TicketView> {
  const before = await readTicket(services, input);
  if (!isOpen(before)) throw refuse('stale', 'moderation.ticket-closed', { state: before.state });
  if (!before.can[act]) throw refuse('forbidden', `moderation.cannot-${act}`);
  const { tableId, ticketId, playerId } = input;
  const now = services.clock.now();
  const people = await ticketPeople(services, before);
  await services.db.$transaction(async (tx) => {
    const { policy } = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { policy: true } });
    const hours = moderationPolicy(policy).ticketEscalationHours;
    const moves = (acting.moves ?? (act === 'talk' && before.moderates)) && before.escalatedAt === undefined;
    const { count } = await tx.ticket.updateMany({
      where: { id: ticketId, state: before.state, takenById: before.takenById ?? null },
      data: {
        ...(moves ? { escalateAt: new Date(now.getTime() + hours * HOUR) } : {}),
        ...acting.change?.(now, before),
        ...(acting.change || moves ? {} : { state: before.state }),
      },
    });
    if (count === 0) throw refuse('stale', 'moderation.ticket-moved');
    await acting.also?.(tx, now);
    const told = [...people.parties, ...people.moderators].filter((one) => one !== playerId);
    const { news: what, message } = acting;
    const news = { ticketId, tableId, what, by: playerId, ...(message === undefined ? {} : { message }) };
    await tellOfTicket(tx, services, news, told);
  }, PATIENT);
  services.wake();
  if (before.moderates)
    await audit(services, { playerId, what: 'ticket', tableId, ticketId, data: { did: acting.news } });
  const after = await readTicket(services, input);
  if (!isOpen(after)) await resumeAfterTicket(services, after, playerId);
  return after;
}
