import type { Answer } from '../kernel/choice.ts';
import type { SeatId } from '../kernel/decision.ts';
import { explainRefusal } from '../kernel/explain-refusal.ts';
import { positionOf } from '../kernel/machine.ts';
import type { Message } from '../kernel/message.ts';
import type { OddsQuestion, OddsRow } from '../kernel/odds-rule.ts';
import { illegal } from '../kernel/refuse-answer.ts';
import { readPosition } from '../log/read-position.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { OddsThreads } from './odds-threads.ts';

type At = { readonly tableId: string; readonly seat: SeatId; readonly place: string };

/** What a seat can try in a place of the board, with what the tries are of. */
export type OddsAsked = OddsQuestion & { readonly about: Message };

/**
 * The form of a fight that a seat can try in a place for planning; undefined where it has nothing to try there, or the
 * game does not say odds. Refuses (`not-found`) a table that is unknown or has not started.
 */
export async function askOdds(services: Services, at: At): Promise<OddsAsked | undefined> {
  const { odds, view, setting } = await look(services, at);
  const question = odds?.ask(view, setting, at.place);
  return odds && question && { ...question, about: odds.about };
}

/**
 * Tries a fight on a thread of its own, by what the seat sees alone. Nothing is written, and nobody learns of
 * it. Refuses an answer that the form does not take or that describes no fight (`illegal-answer`), a place where there
 * is nothing to try (`bad-input`), and what takes far too long (`too-many`).
 */
export async function tryOdds(
  services: Services,
  threads: Pick<OddsThreads, 'try'>,
  { answer, ...at }: At & { readonly answer: Answer },
): Promise<readonly OddsRow[]> {
  const { game, odds, view, setting } = await look(services, at);
  const question = odds?.ask(view, setting, at.place);
  if (!odds || !question) throw refuse('bad-input', 'planning.no-odds');
  const problem = explainRefusal(question.choice, answer) ?? odds.refuse(view, setting, at.place, answer);
  if (problem) throw illegal(problem);
  return threads.try({ game, setting, view, place: at.place, answer });
}

async function look(services: Services, { tableId, seat }: At) {
  const { head, machine } = await readPosition(services, tableId);
  const { rules, setting } = head.game;
  return { game: rules.id, odds: rules.odds, view: rules.view(positionOf(head.game, machine), seat), setting };
}
