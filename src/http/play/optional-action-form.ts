import { endSentence } from '../../i18n/end-sentence.ts';
import { msg } from '../../i18n/msg.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { GameModule } from '../../kernel/rules.ts';
import { sayTried, triedLead, triedTitle } from '../../play/say-tried.ts';
import type { OptionalActionView, TableView } from '../../play/table-view.ts';
import { canTry, type TriedOrder } from '../../play/try-orders.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';
import { choiceControl } from '../forms/choice-control.ts';
import { FRESH, type RefusedForm } from '../forms/refused-form.ts';
import { boardModel } from '../tables/board-model.ts';
import { seatClass } from '../tables/seat-class.ts';
import { LONG } from './question-model.ts';
import type { Sitting } from './sitting.ts';

/**
 * Somebody at the form of an optional action; `action` is the form's own address. `alone`: they came by a link and see
 * nothing else.
 */
export type OptionalActionSitting = {
  readonly sitting: Sitting;
  readonly optionalAction: DecisionId;
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
  /** What the orders as they are filled in would have answered. */
  readonly tried?: readonly TriedOrder[];
};

type Input = {
  readonly table: TableView;
  readonly optionalAction: OptionalActionView;
  readonly game: GameModule;
  readonly at: OptionalActionSitting;
  readonly filled: Filled;
  readonly translator: Translator;
};

/** The form of an optional action: what it is, its answers, and the board beside it. */
export function optionalActionForm({ table, optionalAction, game, at, filled, translator }: Input) {
  const { prompt, choice } = optionalAction.question;
  const { form = FRESH, moved } = filled;
  const { seat } = at.sitting;
  const heading = optionalAction.label ?? prompt;
  return {
    table,
    seatName: table.seats.find((one) => one.seat === seat)?.name,
    seatClass: seatClass(table.seats, seat),
    heading,
    long: translator.t(heading).length > LONG,
    lede: optionalAction.label && prompt,
    section: optionalAction.section,
    // What everybody may know of what is always on offer says nothing to a player who has it before them.
    stands: optionalAction.calls ? endSentence(translator.t(optionalAction.waitingText)) : undefined,
    sealed: optionalAction.sealed,
    // A link opens one form, and nothing of what was asked before.
    mayTry: canTry(game, optionalAction) && !at.alone,
    tried: filled.tried && triedModel(filled.tried),
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

function triedModel(tried: readonly TriedOrder[]) {
  return { title: triedTitle, lead: triedLead(tried.length), lines: tried.map(sayTried) };
}
