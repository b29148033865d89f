import { inOneHand } from '../control/who-controls.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { hasEnemyAtHome, nationsEntered } from './forces-inside.ts';

/** What bars a power by where corps stand: who is called and so barred must break the alliance (4.3.1.4). */
export type Barred = 'forces_inside' | 'enemy_at_home' | 'one_hand';

/** 4.2.2.1, 4.2.2.2 and 14.3 alone, which bar a power from war on another; undefined: none does. */
export function whyBarred(board: Board, aggressor: Power, other: Power): Barred | undefined {
  if (inOneHand(board.state, aggressor, other)) return 'one_hand';
  if (nationsEntered(board, aggressor).has(other)) return 'forces_inside';
  return hasEnemyAtHome(board, aggressor) ? 'enemy_at_home' : undefined;
}
