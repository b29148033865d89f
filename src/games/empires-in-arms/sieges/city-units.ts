import type { Unit } from '../battle/battle.ts';
import { strengthOf } from '../battle/units.ts';
import { corpsInCity } from '../land/city.ts';
import { corpsOutside } from '../land/siege.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Siege } from './siege.ts';

/** All that is inside a city: its garrison, corps, and irregulars (7.3.3.3). */
export function unitsInside(board: Board, area: AreaId): readonly Unit[] {
  const { garrisons, irregulars } = board.state;
  return [
    ...(garrisons[area] ? [{ is: 'garrison' as const }] : []),
    ...corpsInCity(board, area).map((corps): Unit => ({ is: 'corps', corps })),
    ...(irregulars[area] ?? []).flatMap(({ kind, power, inCity = 0 }): Unit[] =>
      inCity > 0 ? [{ is: 'irregulars', kind, power, inCity: true }] : [],
    ),
  ];
}

/** The corps of the besiegers: irregulars besiege nobody (7.3.7.1). */
export function unitsAround(board: Board, { area, besiegers }: Siege): readonly Unit[] {
  return besiegers.flatMap((power) => corpsOutside(board, power, area).map((corps): Unit => ({ is: 'corps', corps })));
}

export const factorsInside = (board: Board, area: AreaId): number => strengthOf(board, area, unitsInside(board, area));
