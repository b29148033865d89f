import { setImmediate } from 'node:timers/promises';
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
 * Tries a fight, by what the seat sees alone. Nothing is written, and nobody learns of it. Others are served between
 * its rows. Refuses an answer that the form does not take or that describes no fight (`illegal-answer`), and a place
 * where there is nothing to try (`bad-input`).
 */
export async function tryOdds(
  services: Services,
  { answer, ...at }: At & { readonly answer: Answer },
): Promise<readonly OddsRow[]> {
  const { odds, view, setting } = await look(services, at);
  const question = odds?.ask(view, setting, at.place);
  if (!odds || !question) throw refuse('bad-input', 'planning.no-odds');
  const problem = explainRefusal(question.choice, answer) ?? odds.refuse(view, setting, at.place, answer);
  if (problem) throw illegal(problem);
  const rows: OddsRow[] = [];
  for (const row of odds.rows(view, setting, at.place, answer)) {
    rows.push(row);
    await setImmediate();
  }
  return rows;
}

async function look(services: Services, { tableId, seat }: At) {
  const { head, machine } = await readPosition(services, tableId);
  const { rules, setting } = head.game;
  return { odds: rules.odds, view: rules.view(positionOf(head.game, machine), seat), setting };
}
