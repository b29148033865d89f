import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { Arrival } from '../state.ts';
import { carryOut } from './carry-out.ts';
import { copyFor } from './copy-for.ts';
import type { NoOrder } from './no-order.ts';
import { type Reach, reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { listUnplaced } from './what-is-lost.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';

/** The step in which an order is carried out (3.2): leaders of fleets go in the naval one (5.3). */
export function stepOf({ leader }: Pick<Pack, 'leader'>, order: ReinforcementOrder): 'naval' | 'land' {
  switch (order.order) {
    case 'place_fleet':
    case 'add_ships':
    case 'transfer_ships':
    case 'scuttle':
      return 'naval';
    case 'remove_leader':
      return leader[order.leader]?.kind ?? 'land';
    case 'place_corps':
    case 'add_factors':
    case 'place_garrison':
    case 'transfer_factors':
    case 'detach':
    case 'absorb':
    case 'demobilise_corps':
    case 'demobilise_garrison':
      return 'land';
  }
}

/** What a sheet comes to: what would be lost after it, or its first order that cannot be carried out. */
export type SheetTried =
  | { readonly lost: readonly Arrival[] }
  | { readonly at: number; readonly order: ReinforcementOrder; readonly no: NoOrder };

/**
 * 5: tries a power's orders one after the other, as they would be carried out, and leaves the board as it is. `reach`:
 * who asks again and again finds it out once.
 */
export function trySheet(
  board: Board,
  power: Power,
  orders: readonly ReinforcementOrder[],
  reach: Reach = reachOf(board, power),
): SheetTried {
  const trial: Board = { pack: board.pack, state: copyFor(board.state, power) };
  for (const [at, order] of orders.entries()) {
    const no = whyNotCarryOut(trial, power, order, reach);
    if (no) return { at, order, no };
    carryOut(trial, power, order, reach);
  }
  return { lost: listUnplaced(trial.state, power) };
}

/** 5: carries out a power's orders. Throws on a sheet that `trySheet` refuses, and then has done what stood before. */
export function carryOutSheet(
  board: Board,
  power: Power,
  orders: readonly ReinforcementOrder[],
  reach: Reach = reachOf(board, power),
): void {
  for (const order of orders) carryOut(board, power, order, reach);
}
