import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { describeAnswer } from './describe-answer.ts';
import type { Game, Machine } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { questionFor, sheetFor } from './open-decisions.ts';
import type { GameTypes } from './rules.ts';
import { walkSheet } from './walk-sheet.ts';

/** A seat's answer to what it is asked, in words: of a sheet each line. Undefined when the seat is not asked. */
export function answerWords<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat, answer }: { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer },
): Message | undefined {
  const sheet = Array.isArray(answer) ? sheetFor(game, machine, decision, seat) : undefined;
  if (sheet && Array.isArray(answer)) {
    const items = walkSheet(sheet.begin, answer).lines.flatMap(({ words }) => (words ? [words] : []));
    return items.length === 0 ? msg('kernel.answer-nothing') : msg('kernel.answer-list', { items });
  }
  const question = questionFor(game, machine, decision, seat);
  return question && describeAnswer(question.choice, answer);
}
