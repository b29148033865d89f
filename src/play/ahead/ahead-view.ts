import { aheadForm, namedIn, sayCondition, seenBy } from '../../kernel/ahead-form.ts';
import { type AheadOrder, aheadOrder } from '../../kernel/ahead-orders.ts';
import type { FormAnswer, PlainChoice } from '../../kernel/choice.ts';
import type { DecisionId, SeatId, Viewer } from '../../kernel/decision.ts';
import { decisionRule } from '../../kernel/decision-rule.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { expectedFor, type OpenAhead, openAhead } from '../../kernel/open-ahead.ts';
import { walkSheet } from '../../kernel/walk-sheet.ts';
import { type SheetLineView, viewLine } from '../sheets/sheet-line-view.ts';

/** A question that the viewer may order ahead just now, and what they have ordered. Nobody else learns of it. */
export type AheadView = {
  /** `~ahead.march` */
  readonly id: DecisionId;
  /** The name of the question. */
  readonly name: string;
  readonly section: string;
  readonly label: Message;
  /** What the viewer can say of when they want to be asked after all. */
  readonly conditions: PlainChoice;
  readonly ordered: AheadOrderView | undefined;
};

export type AheadOrderView = {
  /** The lines as they stand now; one that does not fit says why. */
  readonly lines: readonly SheetLineView[];
  /** When they want to be asked after all: an answer to the form, and in words. */
  readonly unless: FormAnswer;
  readonly said: readonly Message[];
  /** The viewer has taken over the seat: it does not count before they confirm it, or order otherwise. */
  readonly review: boolean;
};

/** What a viewer's seat may order ahead just now, and has. */
export function viewAhead(game: Game, machine: Machine, viewer: Viewer): readonly AheadView[] {
  return openAhead(game, machine, viewer).map((open) => viewOne(game, machine, viewer, open));
}

export function viewOne(game: Game, machine: Machine, seat: SeatId, open: OpenAhead): AheadView {
  const { id, ask: name, section, label } = open;
  const order = aheadOrder(machine, { seat, id });
  return {
    ...{ id, name, section, label },
    conditions: aheadForm(game, name, seenBy(game, machine, seat)),
    ordered: order && viewOrder(game, machine, seat, order),
  };
}

function viewOrder(game: Game, machine: Machine, seat: SeatId, order: AheadOrder): AheadOrderView {
  const { ask, args, lines, unless, review = false } = order;
  const { sheet, section } = decisionRule(game, ask);
  const begin = sheet?.begin(expectedFor(game, machine, seat, { ask, args }), seat, args);
  return {
    lines: begin ? walkSheet(begin, lines).lines.map((line) => viewLine(line, section)) : [],
    unless,
    said: namedIn(unless).map((one) => sayCondition(game, ask, one)),
    review,
  };
}
