import { namedIn, sayCondition } from './ahead-form.ts';
import { aheadFor } from './ahead-orders.ts';
import { anyGame } from './any-game.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { findAsk } from './find-ask.ts';
import type { Game, Machine } from './machine.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** Why a seat is asked a question though it had ordered it ahead, in words; undefined where that is not so. */
export function whyAfterAll<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat }: { readonly decision: DecisionId; readonly seat: SeatId },
): readonly Message[] | undefined {
  const ask = findAsk(machine.agenda, decision)?.ask;
  const order = ask && aheadFor(anyGame(game), machine, { ...ask, seat })?.order;
  if (!order?.asked) return undefined;
  const named = namedIn(order.unless);
  return order.asked.map((id) =>
    sayCondition(anyGame(game), order.ask, named.find((one) => one.id === id) ?? { id, given: '' }),
  );
}
