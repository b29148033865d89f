import { countFactors } from '../invariants/forces-invariants.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { endIdleSieges } from './siege.ts';

type Board = { readonly state: State; readonly pack: Pack };

/**
 * After corps and garrisons have changed without a march: sieges that have lost one of their sides are over, and corps
 * that a city has become too small for stand outside (7.3.3.4).
 */
export function tidyCities({ state, pack }: Board): void {
  if (state.sieges) endIdleSieges({ state, pack });
  const inside = new Map<AreaId, string[]>();
  for (const [id, { area, inCity, besieged }] of Object.entries(state.corps))
    if (inCity && !besieged) inside.set(area, [...(inside.get(area) ?? []), id]);
  for (const [area, ids] of inside) {
    const most = (pack.area[area]?.city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
    const { infantry = 0, militia = 0 } = state.garrisons[area] ?? {};
    const corps = ids.reduce((sum, id) => sum + countFactors(state.corps[id]?.factors ?? {}), 0);
    if (infantry + militia + corps > most) for (const id of ids) delete state.corps[id]?.inCity;
  }
}
