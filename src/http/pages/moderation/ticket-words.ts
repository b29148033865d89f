import type { Ticket } from '../../../disputes/tickets/ticket.ts';
import type en from '../../../i18n/en/moderation.json';
import { type Message, messagesOf } from '../../../kernel/message.ts';

const say = messagesOf<typeof en>();

/** What kind of dispute it is, in a word or two. */
export function typeWords(type: Ticket['type']): Message {
  return say(`moderation.type-${type}`);
}

/** How a dispute stands, in one sentence. */
export function stateWords(ticket: Pick<Ticket, 'state'> & { readonly takenByName?: string | undefined }): Message {
  const { state, takenByName = '' } = ticket;
  return say(`moderation.stands-${state}`, { name: takenByName });
}
