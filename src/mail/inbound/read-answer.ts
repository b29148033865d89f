import { sheetWords } from '../../kernel/answer-words.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, Question, SeatId } from '../../kernel/decision.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { explainAnswer, sheetFor } from '../../kernel/open-decisions.ts';
import { isLiteral } from './is-literal.ts';
import type { Translate } from './match-option.ts';
import { readOrders } from './read-orders.ts';
import { readWords } from './read-words.ts';
import type { PartOutcome } from './reply-outcome.ts';

/** A seat that is asked something in a position. */
export type AskedSeat = {
  readonly game: Game;
  readonly machine: Machine;
  readonly seat: SeatId;
  readonly decision: DecisionId;
  readonly question: Question;
};

export type ReadingWords = {
  readonly t: Translate;
  /** Words that may stand beside an answer and mean nothing: thanks, names. */
  readonly known: readonly string[];
};

export type ReadAnswer = {
  readonly outcome: Extract<PartOutcome, { kind: 'read' | 'unread' }>;
  /** Given where it was read. */
  readonly answer?: Answer;
  /** All of its words are words of the question, or just polite: nothing was guessed. */
  readonly literal: boolean;
};

/** What words mean as the answer to a question, and how that reads. */
export function readAnswer(
  { game, machine, seat, decision, question }: AskedSeat,
  text: string,
  { t, known }: ReadingWords,
): ReadAnswer {
  const { choice } = question;
  const judge = (answer: Answer) => explainAnswer(game, machine, { decision, seat, answer });
  const sheet = choice.kind === 'sheet' ? sheetFor(game, machine, decision, seat) : undefined;
  const reading = sheet ? readOrders(sheet, text, t) : readWords(choice, text, t, judge);
  if (!('answer' in reading)) return { outcome: { kind: 'unread', ...reading }, literal: false };
  const { answer, ignored, called = [] } = reading;
  const inWords = sheetWords(game, machine, { decision, seat, answer });
  const said = describeAnswer(choice, answer);
  const used = ignored ? text.trim().slice(0, -ignored.length) : text;
  const literal = isLiteral(choice, used, [said, ...called, ...(inWords?.lines ?? [])], known, t);
  return { answer, literal, outcome: { kind: 'read', said, sheet: inWords, ignored } };
}
