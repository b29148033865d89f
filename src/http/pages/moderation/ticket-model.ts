import type { TicketView } from '../../../disputes/tickets/read-ticket.ts';
import { isOpen } from '../../../disputes/tickets/ticket.ts';
import type { TableView } from '../../../play/table-view.ts';
import { type RefusedForm, textField } from '../forms/refused-form.ts';
import { seatClass } from '../tables/seat-class.ts';
import { stateWords, typeWords } from './ticket-words.ts';

type Input = {
  readonly ticket: TicketView;
  readonly seats: TableView['seats'];
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  /** Where its acts are posted to. */
  readonly base: string;
  /** The reader is signed in; by a mail's link alone he may not read the table's pages. */
  readonly signedIn: boolean;
};

/** A dispute as its page shows it: what it is about, what was said, what the reader may do. */
export function ticketModel({ ticket, seats, fields, form, base, signedIn }: Input) {
  const named = (seat: string | undefined) => ({
    seatName: seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(seats, seat),
  });
  const { tableId, seq } = ticket;
  return {
    ticket,
    form,
    base,
    table: { id: tableId, name: ticket.tableName },
    signedIn,
    paused: ticket.pausesTo !== undefined && isOpen(ticket),
    type: typeWords(ticket.type),
    stands: stateWords(ticket),
    opener: named(ticket.openedSeat),
    entry: seq === undefined || !signedIn ? undefined : { seq, href: entryAddress(ticket, seq) },
    entryNumber: seq,
    desk:
      ticket.moderates && signedIn
        ? `/desk/t/${tableId}?ticket=${ticket.id}${seq === undefined ? '' : `&at=${seq}`}`
        : undefined,
    messages: ticket.messages.map((message) => ({ ...message, ...named(message.seat) })),
    text: textField('text', fields.get('text') ?? '', form),
    resolution: textField('resolution', fields.get('resolution') ?? '', form),
  };
}

/** A moderator has no business on the players' pages of a private table. */
function entryAddress({ id, tableId, moderates }: TicketView, seq: number): string {
  return moderates ? `/desk/t/${tableId}?ticket=${id}&at=${seq}` : `/t/${tableId}?at=${seq}`;
}
