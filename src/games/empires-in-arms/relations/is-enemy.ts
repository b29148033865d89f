import type { Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enemiesOf } from './pair.ts';

/** True for forces of somebody with whom a power is at war, or of a minor country on which it made war. */
export function isEnemy(board: Board, power: Power, nation: Owner | undefined, commander: Power | undefined): boolean {
  return enemyTo(board, power)(nation, commander);
}

/** The same for rules that ask after many. */
export function enemyTo({ state, pack }: Board, power: Power) {
  const { minorWars } = state;
  const enemies = new Set<Power>(enemiesOf(state, power));
  return (nation: Owner | undefined, commander: Power | undefined): boolean => {
    if (commander === power) return false;
    if (commander !== undefined && enemies.has(commander)) return true;
    return nation !== undefined && (minorWars[pack.minor[nation]?.districtOf ?? nation]?.includes(power) ?? false);
  };
}
