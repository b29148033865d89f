import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { carryOut } from './carry-out.ts';
import { copyFor } from './copy-for.ts';
import { ordersInOrderOfNeed } from './default-orders.ts';
import { reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';

/** What a power orders without an answer: what it ordered in advance and still can, then its corps in order of need. */
export function ordersByItself({ state, pack }: Board, power: Power): readonly ReinforcementOrder[] {
  const trial: Board = { state: copyFor(state, power), pack };
  const reach = reachOf(trial, power);
  const inAdvance = (state.reinforcementOrders[power] ?? []).filter((order) => {
    if (whyNotCarryOut(trial, power, order, reach)) return false;
    carryOut(trial, power, order, reach);
    return true;
  });
  return [...inAdvance, ...ordersInOrderOfNeed(trial, power, standingOrders(state, power).need ?? [], reach)];
}
