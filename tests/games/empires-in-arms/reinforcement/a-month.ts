import type { Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { carryOut } from '../../../../src/games/empires-in-arms/reinforcement/carry-out.ts';
import { copyFor } from '../../../../src/games/empires-in-arms/reinforcement/copy-for.ts';
import type { Reinforcement } from '../../../../src/games/empires-in-arms/reinforcement/due-arrivals.ts';
import type { NoOrder } from '../../../../src/games/empires-in-arms/reinforcement/no-order.ts';
import { reachOf } from '../../../../src/games/empires-in-arms/reinforcement/reach-of.ts';
import type { ReinforcementOrder } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { listUnplaced } from '../../../../src/games/empires-in-arms/reinforcement/what-is-lost.ts';
import { whyNotCarryOut } from '../../../../src/games/empires-in-arms/reinforcement/why-not-carry-out.ts';
import type { Arrival } from '../../../../src/games/empires-in-arms/state.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** What a power has to place in January 1805, or later. */
export const comes = ({ state }: Board, power: Power, what: Reinforcement, number: number, more: More = {}) =>
  state.arrivals.push({ nation: more.nation ?? power, power, month: more.month ?? 0, what, number });
type More = { readonly nation?: Owner; readonly month?: number };

/** A counter that it has to place. */
export const comesCounter = ({ state }: Board, power: Power, id: string, more: More = {}) =>
  state.arrivals.push({ nation: more.nation ?? power, power, month: more.month ?? 0, what: 'counter', id });

/** January 1805, one power, and what it orders. */
export function aMonth(power: Power) {
  const board = aCampaign();
  return {
    board,
    ...board,
    why: (order: ReinforcementOrder) => whyNotCarryOut(board, power, order),
    run: (order: ReinforcementOrder) => carryOut(board, power, order),
    comes: (what: Reinforcement, number: number, more?: More) => comes(board, power, what, number, more),
    comesCounter: (id: string, more?: More) => comesCounter(board, power, id, more),
  };
}

/** What orders come to: what would be lost after them, or the first one that cannot be carried out. */
type Tried =
  | { readonly lost: readonly Arrival[] }
  | { readonly at: number; readonly order: ReinforcementOrder; readonly no: NoOrder };

/** Orders one after the other, as a sheet has them while it is written: on a copy, so that the board stays as it is. */
export function tryOrders(board: Board, power: Power, orders: readonly ReinforcementOrder[]): Tried {
  const reach = reachOf(board, power);
  const trial: Board = { pack: board.pack, state: copyFor(board.state, power) };
  for (const [at, order] of orders.entries()) {
    const no = whyNotCarryOut(trial, power, order, reach);
    if (no) return { at, order, no };
    carryOut(trial, power, order, reach);
  }
  return { lost: listUnplaced(trial.state, power) };
}

/** Orders one after the other, by what the power reached before the first of them. */
export function carryOutOrders(board: Board, power: Power, orders: readonly ReinforcementOrder[]): void {
  const reach = reachOf(board, power);
  for (const order of orders) carryOut(board, power, order, reach);
}
