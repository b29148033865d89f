import { landsNear, shoresOf } from '../forces/map-links.ts';
import type { AreaId, MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { seasInReach } from './seas-in-reach.ts';
import { type LandStart, landStarts } from './where-forces-begin.ts';

/**
 * The provinces and minor countries that a power's forces could enter this month: on land and over arrows, or carried
 * from a port (4.2.2.3). It asks what is impossible, not what is likely: each area counts as one, whatever its terrain
 * and whoever stands there, for who holds it may give way or give access. What arrives this month counts too.
 */
export function countriesInReach(board: Board, power: Power): ReadonlySet<ProvinceId | MinorId> {
  const { pack } = board;
  const starts = landStarts(board, power);
  const reached = new Set<ProvinceId | MinorId>();
  const near = landsNear(pack);
  for (const [at, steps] of furthestFrom(starts))
    for (const one of near(at)) {
      if (one.steps > steps) break;
      reached.add(one.land);
    }
  const embarking = new Set(starts.flatMap(({ at, sails }) => (sails ? [at] : [])));
  const shores = shoresOf(pack);
  for (const sea of seasInReach(board, power, embarking))
    for (const { province } of shores.get(sea) ?? []) reached.add(province);
  return reached;
}

/** How far at most from each area: many forces begin in one. */
function furthestFrom(starts: readonly LandStart[]): ReadonlyMap<AreaId, number> {
  const furthest = new Map<AreaId, number>();
  for (const { at, steps } of starts) furthest.set(at, Math.max(steps, furthest.get(at) ?? steps));
  return furthest;
}
