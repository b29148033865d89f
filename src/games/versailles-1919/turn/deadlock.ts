import { canActNeutrally } from '../two-players/neutral-action.ts';
import type { Position } from '../types.ts';
import { canActMilitarily, canActPolitically } from './actions.ts';

/**
 * A-1, carried on: no faction has a legal action, political or military, so no turn would ever change anything again.
 * No source covers it; the game ends there and is scored as it is.
 */
export function nobodyCanAct(position: Position): boolean {
  const { order, neutral } = position.state;
  if (neutral && canActNeutrally(position, neutral)) return false;
  return order.every((faction) => !canActPolitically(position, faction) && !canActMilitarily(position, faction));
}
