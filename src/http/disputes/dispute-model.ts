import { isOpen } from '../../disputes/dispute.ts';
import type { DisputeView } from '../../disputes/read-dispute.ts';
import type { TableView } from '../../play/table-view.ts';
import { type RefusedForm, textField } from '../forms/refused-form.ts';
import type { ReportedLines } from '../press/reported-page.ts';
import { seatClass } from '../tables/seat-class.ts';
import { stateWords, typeWords } from './dispute-words.ts';

type Input = {
  readonly dispute: DisputeView;
  readonly seats: TableView['seats'];
  readonly fields: URLSearchParams;
  readonly form: RefusedForm;
  /** Where its acts are posted to. */
  readonly base: string;
  /** The reader is signed in; by a mail's link alone they may not read the table's pages. */
  readonly signedIn: boolean;
  /** The letters that were reported with it. */
  readonly reported?: ReportedLines | undefined;
};

/** A dispute as its page shows it: what it is about, what was said, what the reader may do. */
export function disputeModel({ dispute, seats, fields, form, base, signedIn, reported }: Input) {
  const named = (seat: string | undefined) => ({
    seatName: seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(seats, seat),
  });
  const { tableId, seq } = dispute;
  return {
    dispute,
    form,
    base,
    table: { id: tableId, name: dispute.tableName },
    signedIn,
    reported,
    canReadLetters: reported !== undefined && dispute.moderates && reported.lines === undefined,
    paused: dispute.pausesTo !== undefined && isOpen(dispute),
    type: typeWords(dispute.type),
    stands: stateWords(dispute),
    opener: named(dispute.openedSeat),
    entry: seq === undefined || !signedIn ? undefined : { seq, href: entryAddress(dispute, seq) },
    entryNumber: seq,
    desk:
      dispute.moderates && signedIn
        ? `/desk/t/${tableId}?dispute=${dispute.id}${seq === undefined ? '' : `&at=${seq}`}`
        : undefined,
    messages: dispute.messages.map((message) => ({ ...message, ...named(message.seat) })),
    text: textField('text', fields.get('text') ?? '', form),
    resolution: textField('resolution', fields.get('resolution') ?? '', form),
  };
}

/** A moderator has no business on the players' pages of a private table. */
function entryAddress({ id, tableId, moderates }: DisputeView, seq: number): string {
  return moderates ? `/desk/t/${tableId}?dispute=${id}&at=${seq}` : `/t/${tableId}?at=${seq}`;
}
