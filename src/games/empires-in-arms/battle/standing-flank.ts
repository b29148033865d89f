import type { FLANKS } from '../orders/battle-orders.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Role } from './role.ts';
import { corpsIn, isArtillery, strengthOf } from './units.ts';

/**
 * 7.5.2.4: which corps go around the flank by standing orders: so many of the own ones, those with the fewest factors;
 * the others, and all of allies, pin the enemy. Never all of a side.
 */
export function flankBy(
  board: Board,
  { area, own, units }: Role,
  how: (typeof FLANKS)[number] = 'half',
): readonly CorpsId[] {
  const able = (some: typeof own) => corpsIn(some).filter((id) => !isArtillery(board, id));
  const strength = (id: CorpsId) => strengthOf(board, area, [{ is: 'corps', corps: id }]);
  const weakestFirst = able(own).toSorted((a, b) => strength(a) - strength(b));
  const wanted = { one: 1, half: Math.floor(weakestFirst.length / 2), most: weakestFirst.length - 1 }[how];
  return weakestFirst.slice(0, Math.min(wanted, able(units).length - 1));
}
