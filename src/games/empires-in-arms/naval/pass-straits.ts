import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { cityController, isBesieged, isLetIn } from './whose-port.ts';

/**
 * 6.2.1.3, 7.4.3.3, 10.7: whether a power's fleets and its naval supply pass the straits: it controls their city
 * unbesieged, besieges it, or has leave of who controls it. Where nobody does they are open (6.3.5.1.2); while the city
 * is besieged they are its besiegers' alone (ruling).
 */
export function mayPassStraits(board: Board, power: Power): boolean {
  const { state, pack } = board;
  const { city } = pack.naval.straits;
  if (isBesieged(board, city)) return state.sieges?.[city]?.includes(power) ?? false;
  const controller = cityController(board, city);
  return controller === undefined || controller === power || isLetIn(board, power, controller, 'straits');
}
