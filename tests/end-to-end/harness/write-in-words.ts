import type { Translator } from '../../../src/i18n/translator.ts';
import type { Answer, Order, SheetLine } from '../../../src/kernel/choice.ts';
import type { OpenDecision, SeatId } from '../../../src/kernel/decision.ts';
import { describeAnswer } from '../../../src/kernel/describe-answer.ts';
import type { Game, Machine } from '../../../src/kernel/machine.ts';
import { questionFor, sheetFor } from '../../../src/kernel/open-decisions.ts';
import type { GameTypes } from '../../../src/kernel/rules.ts';
import { isPoint } from '../../../src/kernel/sheet.ts';
import { fitLine } from '../../../src/kernel/walk-sheet.ts';

type Wanted = { readonly decision: OpenDecision; readonly seat: SeatId; readonly answer: Answer };

/** An answer as somebody writes it in a reply; of a sheet one order on each line, in the words that its forms have. */
export function inWords<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat, answer }: Wanted,
  { t }: Pick<Translator, 't'>,
): string {
  const sheet = sheetFor(game, machine, decision.id, seat);
  if (!sheet) {
    const question = questionFor(game, machine, decision.id, seat);
    if (!question) throw new Error(`${seat} is not asked ${decision.name}`);
    return t(describeAnswer(question.choice, answer));
  }
  const words: string[] = [];
  let point = sheet.begin;
  for (const line of linesOf(answer)) {
    const order = orderOf(point.orders(), line);
    words.push(`${t(order.label)} ${partsInWords(order, line.answer, t)}`);
    const next = fitLine(point, line);
    if (!isPoint(next)) throw new Error(`${JSON.stringify(line)} does not fit: ${t(next.problem)}`);
    point = next;
  }
  // There must be a line, and nothing else says that there is none.
  return words.length > 0 ? words.join('\n') : 'rest stay';
}

function partsInWords({ choice }: Order, answer: Answer, t: Translator['t']): string {
  if (choice.kind !== 'form') return t(describeAnswer(choice, answer));
  const given: { readonly [field: string]: Answer } = Object(answer);
  return choice.fields
    .flatMap((field) => {
      const part = given[field.id];
      return part === undefined ? [] : [t(describeAnswer(field.choice, part))];
    })
    .join(' ');
}

export function orderOf(orders: readonly Order[], { order: wanted }: SheetLine): Order {
  const order = orders.find(({ id }) => id === wanted);
  if (!order) throw new Error(`no order ${wanted}`);
  return order;
}

export function linesOf(answer: Answer): readonly SheetLine[] {
  if (!Array.isArray(answer)) throw new Error(`no sheet: ${JSON.stringify(answer)}`);
  return answer.filter((line): line is SheetLine => typeof line === 'object');
}
