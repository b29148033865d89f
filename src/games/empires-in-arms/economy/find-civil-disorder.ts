import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { citiesInEnemyHands } from './enemy-in-city.ts';
import { listHomeLands } from './list-home-lands.ts';

/**
 * 8.7: the powers in civil disorder: those that can collect nothing at home, since an enemy sits in the capital of
 * every home province that they have left. One that has none left is not (ruling).
 */
export function findCivilDisorder(board: Board): readonly Power[] {
  const { powers } = board.state;
  const enemyHeld = citiesInEnemyHands(board);
  return POWERS.filter((power) => {
    const home = listHomeLands(board, power);
    return powers[power].played !== 'gone' && home.length > 0 && home.every(({ capital }) => enemyHeld.has(capital));
  });
}
