import { endSentence } from '../../../i18n/end-sentence.ts';
import { msg } from '../../../i18n/msg.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { DecisionId } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import type { GameModule } from '../../../kernel/rules.ts';
import type { OfferView, TableView } from '../../../play/table-view.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { boardModel } from './board-model.ts';
import { LONG } from './question-model.ts';
import { seatClass } from './seat-class.ts';
import type { Sitting } from './sitting.ts';

/**
 * Somebody at the form of an offer; `action` is the form's own address. `alone`: they came by a link and see nothing
 * else.
 */
export type OfferSitting = {
  readonly sitting: Sitting;
  readonly offer: DecisionId;
  readonly action: string;
  readonly alone: boolean;
};

/** What the form is filled in with, and why it is shown again. */
export type Filled = {
  readonly fields: URLSearchParams;
  readonly problems?: readonly FieldProblem[];
  readonly form?: RefusedForm;
  readonly moved?: Message;
  readonly key?: string;
};

type Input = {
  readonly table: TableView;
  readonly offer: OfferView;
  readonly game: GameModule;
  readonly at: OfferSitting;
  readonly filled: Filled;
  readonly translator: Translator;
};

/** The form of an offer: what it is, its answers, and the board beside it. */
export function offerForm({ table, offer, game, at, filled, translator }: Input) {
  const { prompt, choice } = offer.question;
  const { form = FRESH, moved } = filled;
  const { seat } = at.sitting;
  const heading = offer.label ?? prompt;
  return {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading,
    long: translator.t(heading).length > LONG,
    lede: offer.label && prompt,
    section: offer.section,
    // What everybody may know of what is always on offer says nothing to a player who has it before them.
    stands: offer.calls ? endSentence(translator.t(offer.waitingText)) : undefined,
    sealed: offer.sealed,
    form,
    moved,
    action: at.action,
    control: choiceControl(choice, filled.fields, filled.problems ?? []),
    seq: table.seq,
    back: `/t/${table.id}`,
    board: table.view && boardModel(game, table.view, msg('pages.table.board-now'), translator),
    private: table.view ? game.board.private(table.view) : [],
  };
}
