import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { addFactors } from './add-factors.ts';
import { addShips } from './add-ships.ts';
import { demobiliseCorps, demobiliseGarrison } from './demobilise.ts';
import { absorb, detach } from './exchange-with-garrison.ts';
import { placeCorps } from './place-corps.ts';
import { placeFleet } from './place-fleet.ts';
import { placeGarrison } from './place-garrison.ts';
import { type Reach, reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { removeLeader } from './remove-leader.ts';
import { scuttle } from './scuttle-fleet.ts';
import { transferFactors } from './transfer-factors.ts';
import { transferShips } from './transfer-ships.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';

/** 5: carries out one order of a power. Throws on what `whyNotCarryOut` refuses. */
export function carryOut(
  board: Board,
  power: Power,
  order: ReinforcementOrder,
  reach: Reach = reachOf(board, power),
): void {
  const no = whyNotCarryOut(board, power, order, reach);
  if (no) throw new Error(`${power} cannot carry out ${JSON.stringify(order)}: ${no.why}`);
  switch (order.order) {
    case 'place_fleet':
      placeFleet(board, order, reach);
      return;
    case 'add_ships':
      addShips(board, order, reach);
      return;
    case 'transfer_ships':
      transferShips(board, order);
      return;
    case 'scuttle':
      scuttle(board, order, reach);
      return;
    case 'place_corps':
      placeCorps(board, order, reach);
      return;
    case 'add_factors':
      addFactors(board, order, reach);
      return;
    case 'place_garrison':
      placeGarrison(board, order, reach);
      return;
    case 'transfer_factors':
      transferFactors(board, order);
      return;
    case 'detach':
      detach(board, order);
      return;
    case 'absorb':
      absorb(board, order);
      return;
    case 'demobilise_corps':
      demobiliseCorps(board, order);
      return;
    case 'demobilise_garrison':
      demobiliseGarrison(board, order);
      return;
    case 'remove_leader':
      removeLeader(board, order);
      return;
  }
}
