import { anyGame } from './any-game.ts';
import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import { findAsk } from './find-ask.ts';
import type { Game, Machine } from './machine.ts';
import type { GameTypes } from './rules.ts';
import { standingAnswerTo } from './standing-answer.ts';

type Asked = { readonly decision: DecisionId; readonly seat: SeatId };

/** Whether standing orders could answer an open question at all. */
export function takesOrders<G extends GameTypes>(game: Game<G>, machine: Machine<G>, decision: DecisionId): boolean {
  const name = findAsk(machine.agenda, decision)?.ask.ask;
  return name !== undefined && decisionRule(anyGame(game), name).standing !== undefined;
}

/**
 * What a seat would have answered to an open question if its standing orders had been those of another position
 * (`orders`); undefined: it would have been asked. Neither position is changed.
 */
export function tryStanding<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  orders: Machine<G>,
  asked: Asked,
): Answer | undefined {
  const { ordersFrom } = game.rules;
  if (!ordersFrom) return undefined;
  return standingAnswerTo(game, { ...machine, state: ordersFrom(machine.state, orders.state, asked.seat) }, asked);
}
