import { countFactors } from '../forces/count-factors.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { allOf } from './take-losses.ts';
import type { Thrown } from './throw-dice.ts';

/** Who loses some of its factors, and not all: `id` is the corps, or the area of a besieged city. */
export type Loser = { readonly id: CorpsId | AreaId; readonly by: 'forage' | 'siege'; readonly number: number };

/**
 * 7.4.1.3, 7.4.5: of whom it can be asked which factors go. It follows from what everybody sees, the dice and the
 * counters that leave the map, so that being asked betrays nothing of what a corps holds.
 */
export function losersOf(board: Board, { meals, sieges }: Thrown) {
  const { state } = board;
  const foraging = meals.flatMap((meal): readonly Loser[] =>
    meal.by === 'forage' && meal.costs > 0 && meal.costs < allOf(state, meal.corps)
      ? [{ id: meal.corps, by: 'forage', number: meal.costs }]
      : [],
  );
  const besieged = sieges.flatMap(({ area, garrison, corps, costs }): readonly Loser[] => {
    const { infantry = 0, militia = 0 } = (garrison ? state.garrisons[area] : undefined) ?? {};
    const inCorps = corps.reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);
    return costs > 0 && costs < infantry + militia + inCorps ? [{ id: area, by: 'siege', number: costs }] : [];
  });
  return [...foraging, ...besieged];
}
