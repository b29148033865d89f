import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NavalOrder } from './naval-order.ts';
import type { NavalTurn } from './naval-state.ts';
import { fleetsUnder } from './turn-of.ts';

/**
 * Whether a line that does not fit any more is about a fleet that could still move, and rested on others that a fight
 * of this turn has stopped or sunk: to join them, to sail on with them, to attack beside them. Its owner is asked
 * again. Lines of fleets that have fought themselves are over with the fight.
 */
export function restedOnFight(board: Board, turn: NavalTurn, power: Power, order: NavalOrder): boolean {
  const fought = new Set([...turn.stopped, ...Object.keys(turn.used).filter((id) => !board.state.fleets[id])]);
  if (fought.size === 0) return false;
  const free = fleetsUnder(board, turn, power).filter((id) => !turn.moved.includes(id) && !fought.has(id));
  switch (order.order) {
    case 'join':
      return fought.has(order.lead) && (order.fleet === 'all' ? free.length > 0 : free.includes(order.fleet));
    case 'sail':
    case 'part':
    case 'lend':
      return free.includes(order.fleet);
    case 'embark':
    case 'attack':
      return free.length > 0;
    case 'ask_again':
      return false;
  }
}
