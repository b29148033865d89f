import type { Power } from '../pack-lists.ts';
import { powerOf } from '../sequence/who-decides.ts';
import type { State } from '../state.ts';
import type { Reactions } from './reactions.ts';
import { type StandingOrders, standingOrders } from './standing-orders.ts';

/** A power's standing orders from now on, all of them; one that orders nothing is not listed. */
export function keepOrders(state: State, power: Power, orders: StandingOrders): void {
  if (Object.keys(orders).length > 0) state.standing[power] = orders;
  else delete state.standing[power];
}

/** The same of what is ordered for others' moves, and of one of its places in the order; other orders stay. */
export function keepReactions(
  state: State,
  power: Power,
  reactions: Reactions,
  slot: NonNullable<StandingOrders['slot']>,
): void {
  const { reactions: _, slot: __, ...others } = standingOrders(state, power);
  keepOrders(state, power, {
    ...others,
    ...(Object.keys(slot).length > 0 ? { slot } : {}),
    ...(Object.keys(reactions).length > 0 ? { reactions } : {}),
  });
}

/** A state with a seat's standing orders as another one has them. */
export function ordersFrom(state: State, from: Readonly<State>, seat: string): State {
  const power = powerOf(seat);
  const { [power]: _, ...standing } = state.standing;
  const orders = from.standing[power];
  return { ...state, standing: orders ? { ...standing, [power]: orders } : standing };
}
