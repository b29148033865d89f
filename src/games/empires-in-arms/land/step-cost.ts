import { isBarred } from '../forces/links-from.ts';
import type { Area, AreaLink } from '../map-types.ts';
import type { Pack } from '../pack-types.ts';
import type { Surroundings } from './surroundings.ts';

/** What one step costs, and whether a river or an arrow was crossed on it. */
export type StepCost = { readonly points: number; readonly crossed: boolean };

/**
 * 7.3.1.3: the points for a step into an area: rough ground, a river to enemy corps that are not besieged, and an arrow
 * all add up (7.3.1.3.4). Undefined: an enemy fleet is in the sea of the arrow (7.3.1.3.3).
 */
export function stepCost(
  { limits, area }: Pick<Pack, 'limits' | 'area'>,
  link: AreaLink,
  { enemies }: Pick<Surroundings, 'enemies'>,
): StepCost | undefined {
  const to = area[link.to];
  if (!to) throw new Error(`the pack has no area ${link.to}`);
  const ground = isRough(to) ? limits.roughAreaPoints : limits.areaPoints;
  switch (link.by) {
    case 'border':
      return { points: ground, crossed: false };
    case 'river':
      return { points: ground + (enemies.corps.has(to.id) ? limits.riverPoints : 0), crossed: true };
    case 'crossing':
      return isBarred(link, enemies.seas) ? undefined : { points: ground + limits.arrowPoints, crossed: true };
  }
}

/** 7.3.1.3.1: marsh and mountains. */
const isRough = ({ terrain }: Pick<Area, 'terrain'>): boolean => terrain === 'marsh' || terrain === 'mountain';
