import type { GameWindow } from '../../../theme/map/board-of-map.ts';
import { groupAreas } from '../../../theme/map/group-areas.ts';
import { countFactors } from '../forces/count-factors.ts';
import { map } from '../map.ts';
import type { AreaId } from '../pack-lists.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';
import { placeName } from './place-name.ts';

/** How far a window reaches beyond the areas that it is about, in map units. */
const MARGIN = 60;
/** Windows of a mail: more would make it longer than anybody reads. */
const MOST = 3;

const CAPITALS = new Set(
  map.pack.areas.flatMap((area) => ('city' in area && area.city === 'capital' ? [area.id] : [])),
);

/**
 * Around the viewer's corps, where they are the strongest first, and then around those of powers that they control. A
 * moderator has no corps of their own.
 */
export function windowsOf({ viewer, corps }: Pick<View, 'viewer' | 'corps'>): readonly GameWindow[] {
  if (viewer === 'moderator') return [];
  const strength = factorsByArea(corps);
  const own = factorsByArea(corps.filter(({ commander }) => commander === viewer));
  const sum = (of: ReadonlyMap<AreaId, number>, areas: readonly AreaId[]) =>
    areas.reduce((all, area) => all + (of.get(area) ?? 0), 0);
  const strengthOf = (areas: readonly AreaId[]) => sum(strength, areas);
  return groupAreas(map.pack, [...strength.keys()])
    .toSorted((a, b) => sum(own, b) - sum(own, a) || strengthOf(b) - strengthOf(a))
    .slice(0, MOST)
    .map((areas) => {
      const middle = areas.find((area) => CAPITALS.has(area)) ?? strongest(areas, (area) => strengthOf([area]));
      return {
        name: `around-${middle}`,
        title: msg('empires-in-arms-board.around', { area: placeName(middle) }),
        areas,
        margin: MARGIN,
      };
    });
}

function factorsByArea(corps: View['corps']): ReadonlyMap<AreaId, number> {
  const factors = new Map<AreaId, number>();
  for (const one of corps) factors.set(one.area, (factors.get(one.area) ?? 0) + countFactors(one.factors));
  return factors;
}

function strongest(areas: readonly AreaId[], strengthOf: (area: AreaId) => number): AreaId {
  return areas.reduce((best, area) => (strengthOf(area) > strengthOf(best) ? area : best));
}
