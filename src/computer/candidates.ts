import type { RandomSource } from '../kernel/chance.ts';
import type { Answer } from '../kernel/choice.ts';
import { countAnswers } from '../kernel/count-answers.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { enumerateAnswers } from '../kernel/enumerate-answers.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { explainAnswer, fallbackAnswer, questionFor, sheetFor } from '../kernel/open-decisions.ts';
import { sampleAnswer } from '../kernel/sample-answer.ts';
import { sampleSheet } from '../kernel/sample-sheet.ts';

/** Up to so many answers are all looked at; of more, so many are drawn. */
const MOST = 32;
/** Answers that are drawn at the most until there are enough different ones. */
const DRAWS = 3 * MOST;

/** An answer that a seat may give. */
export type Put = { readonly decision: DecisionId; readonly seat: SeatId };

/**
 * The legal answers that are worth a look: all of them; of too many the game's own answer for a seat that is away, and
 * others at random.
 */
export function candidates(game: Game, machine: Machine, put: Put, draw: RandomSource): readonly Answer[] {
  const { decision, seat } = put;
  const question = questionFor(game, machine, decision, seat);
  if (!question) return [];
  const isLegal = (answer: Answer) => explainAnswer(game, machine, { decision, seat, answer }) === undefined;
  const { choice } = question;

  const isSmall = choice.kind !== 'sheet' && choice.kind !== 'text' && countAnswers(choice, MOST + 1) <= MOST;
  if (isSmall) {
    const all = [...enumerateAnswers(choice)].filter(isLegal);
    if (all.length > 0) return all;
  }
  const sheet = sheetFor(game, machine, decision, seat);
  const found = new Map<string, Answer>();
  const fallback = fallbackAnswer(game, machine, decision, seat);
  if (fallback !== undefined && isLegal(fallback)) found.set(JSON.stringify(fallback), fallback);
  for (let i = 0; i < DRAWS && found.size < MOST; i += 1) {
    const answer = sheet ? sampleSheet(sheet.begin, sheet.max, draw) : sampleAnswer(choice, draw);
    if (answer !== undefined && isLegal(answer)) found.set(JSON.stringify(answer), answer);
  }
  return [...found.values()];
}
