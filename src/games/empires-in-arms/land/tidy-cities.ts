import { countFactors } from '../forces/count-factors.ts';
import { tidyPosts } from '../forces/irregulars-posted.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { IrregularsState } from '../state.ts';
import { endIdleSieges } from './siege.ts';

/**
 * After corps and garrisons have changed without a march: sieges that have lost one of their sides are over, and corps
 * that a city has become too small for stand outside (7.3.3.4).
 */
export function tidyCities({ state, pack }: Board): void {
  if (state.sieges) endIdleSieges({ state, pack });
  for (const [area, there] of Object.entries(state.irregulars))
    if (there.some(({ inCity }) => inCity !== undefined))
      state.irregulars[area] = there.map((one) => clamped(one, pack, area));
  tidyPosts(state);
  const inside = new Map<AreaId, string[]>();
  for (const [area, there] of Object.entries(state.irregulars))
    if (there.some(({ inCity }) => inCity !== undefined)) inside.set(area, []);
  for (const [id, { area, inCity, besieged }] of Object.entries(state.corps))
    if (inCity && !besieged) inside.set(area, [...(inside.get(area) ?? []), id]);
  for (const [area, ids] of inside) {
    const most = (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
    const { infantry = 0, militia = 0 } = state.garrisons[area] ?? {};
    const irregulars = (state.irregulars[area] ?? []).reduce((sum, { inCity = 0 }) => sum + inCity, 0);
    const corps = ids.reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);
    if (infantry + militia + corps + irregulars <= most) continue;
    for (const id of ids) delete state.corps[id]?.inCity;
    if (irregulars > 0) state.irregulars[area] = (state.irregulars[area] ?? []).map(({ inCity: _, ...one }) => one);
  }
}

/** No more garrison the city than are left, and none where there is no city. */
function clamped({ inCity = 0, ...one }: IrregularsState, { area: areas }: Pick<Pack, 'area'>, area: AreaId) {
  const inside = areas[area]?.city ? Math.min(inCity, one.number) : 0;
  return inside > 0 ? { ...one, inCity: inside } : one;
}
