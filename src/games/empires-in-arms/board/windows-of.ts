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

/** Around the viewer's corps, where they are the strongest first. A moderator has no corps of their own. */
export function windowsOf({ viewer, corps }: Pick<View, 'viewer' | 'corps'>): readonly GameWindow[] {
  if (viewer === 'moderator') return [];
  const strength = new Map<AreaId, number>();
  for (const { area, factors } of corps) strength.set(area, (strength.get(area) ?? 0) + countFactors(factors));
  const strengthOf = (areas: readonly AreaId[]) => areas.reduce((sum, area) => sum + (strength.get(area) ?? 0), 0);
  return groupAreas(map.pack, [...strength.keys()])
    .toSorted((a, b) => strengthOf(b) - strengthOf(a))
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

function strongest(areas: readonly AreaId[], strengthOf: (area: AreaId) => number): AreaId {
  return areas.reduce((best, area) => (strengthOf(area) > strengthOf(best) ? area : best));
}
