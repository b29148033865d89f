import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import { findAsk } from './find-ask.ts';
import { type AskTodo, type Game, type Machine, positionOf } from './machine.ts';
import { msg } from './msg.ts';
import { refusalOf } from './refusal-of.ts';
import { illegal, stale } from './refuse-answer.ts';

/** Whose answer to what. */
export type GivenAnswer = { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer };

/**
 * The open question that this answers. Refuses (`stale`) one that is not open or that the seat has answered, and
 * (`illegal-answer`) a seat that is not asked and an answer that the question does not accept.
 */
export function askFor(game: Game, machine: Machine, { decision, seat, answer }: GivenAnswer): AskTodo {
  const found = findAsk(machine.agenda, decision);
  if (!found) throw stale(machine.over);
  const { ask } = found;
  const seatName = game.rules.seatName(seat);
  if (!ask.seats?.includes(seat)) throw illegal(msg('kernel.seat-not-asked', { seat: seatName }));
  if (ask.answers?.[seat] !== undefined) throw stale(false, seatName);
  const refusal = refusalOf(decisionRule(game, ask.ask), positionOf(game, machine), seat, ask.args, answer);
  if (refusal) throw illegal(refusal, game);
  return ask;
}
