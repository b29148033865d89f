import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { describeAnswer } from './describe-answer.ts';
import type { Game, Machine } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { questionFor, sheetFor } from './open-decisions.ts';
import type { GameTypes } from './rules.ts';
import { endOf, walkSheet } from './walk-sheet.ts';

type Given = { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer };

/** A sheet in words: its lines, and what they take or leave undone. */
export type SheetWords = { readonly lines: readonly Message[]; readonly costs: readonly Message[] };

/** A seat's answer to what it is asked, in words: of a sheet each line. Undefined when the seat is not asked. */
export function answerWords<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  given: Given,
): Message | undefined {
  const items = sheetWords(game, machine, given)?.lines;
  if (items) return items.length === 0 ? msg('kernel.answer-nothing') : msg('kernel.answer-list', { items });
  const question = questionFor(game, machine, given.decision, given.seat);
  return question && describeAnswer(question.choice, given.answer);
}

/** A sheet that a seat answers with; undefined where the seat is not asked, or not for a sheet. */
export function sheetWords<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat, answer }: Given,
): SheetWords | undefined {
  const sheet = Array.isArray(answer) ? sheetFor(game, machine, decision, seat) : undefined;
  if (!sheet || !Array.isArray(answer)) return undefined;
  const walk = walkSheet(sheet.begin, answer);
  return { lines: walk.lines.flatMap(({ words }) => (words ? [words] : [])), costs: endOf(walk).costs() };
}
