import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { whyNotAddFactors } from './add-factors.ts';
import { whyNotAddShips } from './add-ships.ts';
import { whyNotDemobiliseCorps, whyNotDemobiliseGarrison } from './demobilise.ts';
import { whyNotAbsorb, whyNotDetach } from './exchange-with-garrison.ts';
import type { NoOrder } from './no-order.ts';
import { whyNotPlaceCorps } from './place-corps.ts';
import { whyNotPlaceFleet } from './place-fleet.ts';
import { whyNotPlaceGarrison } from './place-garrison.ts';
import { type Reach, reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { whyNotRemoveLeader } from './remove-leader.ts';
import { whyNotScuttle } from './scuttle-fleet.ts';
import { whyNotTransferFactors } from './transfer-factors.ts';
import { whyNotTransferShips } from './transfer-ships.ts';
import { whyNotWellFormed } from './well-formed.ts';

/**
 * Why a power cannot carry out an order of its reinforcement phase (5); undefined: it can. Who asks for a whole sheet
 * gives the reach that it found out once.
 */
export function whyNotCarryOut(
  board: Board,
  power: Power,
  order: ReinforcementOrder,
  reach: Reach = reachOf(board, power),
): NoOrder | undefined {
  const no = whyNotWellFormed(board.pack, order);
  if (no) return no;
  switch (order.order) {
    case 'place_fleet':
      return whyNotPlaceFleet(board, order, reach);
    case 'add_ships':
      return whyNotAddShips(board, order, reach);
    case 'transfer_ships':
      return whyNotTransferShips(board, order, reach);
    case 'scuttle':
      return whyNotScuttle(board, order, reach);
    case 'place_corps':
      return whyNotPlaceCorps(board, order, reach);
    case 'add_factors':
      return whyNotAddFactors(board, order, reach);
    case 'place_garrison':
      return whyNotPlaceGarrison(board, order, reach);
    case 'transfer_factors':
      return whyNotTransferFactors(board, order, reach);
    case 'detach':
      return whyNotDetach(board, order, reach);
    case 'absorb':
      return whyNotAbsorb(board, order, reach);
    case 'demobilise_corps':
      return whyNotDemobiliseCorps(board, order, reach);
    case 'demobilise_garrison':
      return whyNotDemobiliseGarrison(board, order, reach);
    case 'remove_leader':
      return whyNotRemoveLeader(board, order, reach);
  }
}
