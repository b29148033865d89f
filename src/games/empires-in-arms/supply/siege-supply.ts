import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { type Odds, oddsOf } from './forage-odds.ts';

/**
 * 7.4.5, reconstructed: what a besieged city feeds. One die for all of a power's forces inside; each point above it
 * costs them a factor. Winter adds nothing there.
 */
export function siegeValue({ supply, area, nations, minor }: Pack, id: AreaId): number {
  const { base, eachSpire, capital } = supply.siege;
  const found = area[id];
  if (!found) throw new Error(`the pack has no area ${id}`);
  const isCapital =
    Object.values(nations).some((nation) => nation.capital === id) || minor[found.province]?.capital === id;
  return base + eachSpire * (found.city?.spires ?? 0) + (isCapital ? capital : 0);
}

export function siegeOdds(pack: Pack, id: AreaId): Odds {
  const value = siegeValue(pack, id);
  return oddsOf(pack.supply.siege.dieFaces, (die) => Math.max(die - value, 0));
}
