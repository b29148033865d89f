import type { AreaMoment, MapMoment, Stack } from '../../../theme/map/map-moment.ts';
import { countFactors, countGarrison } from '../forces/count-factors.ts';
import { map } from '../map.ts';
import type { AreaId, Power, SeaId } from '../pack-lists.ts';
import type { View } from '../view-types.ts';
import { placeOf, placeOfAboard } from './place-of.ts';

type Standing = { owner?: Power; flags?: Power[]; stacks: Stack[] };

/** Who has which area, and what stands there, as far as the viewer knows it. */
export function momentOf(view: View): MapMoment {
  const areas = new Map<AreaId | SeaId, Standing>();
  const at = (id: AreaId | SeaId): Standing => {
    const there = areas.get(id) ?? { stacks: [] };
    areas.set(id, there);
    return there;
  };
  const put = (id: AreaId | SeaId, stack: Stack) => at(id).stacks.push(stack);
  for (const [area, holder] of Object.entries(view.held)) at(area).owner = holder;
  for (const { capital, controller } of view.minors) if (controller) at(capital).flags = [controller];
  for (const { area, commander, name, factors } of view.corps)
    put(area, { power: commander, kind: 'army', name: name.printed, strength: countFactors(factors) });
  for (const { area, commander, number } of view.backs)
    for (let n = 0; n < number; n += 1) put(area, { power: commander, kind: 'army' });
  for (const corps of view.aboard) {
    const place = placeOfAboard(corps, view);
    const piece = { power: corps.commander, kind: 'army' as const, name: corps.name.printed };
    if (place !== undefined) put(place, { ...piece, strength: countFactors(corps.factors) });
  }
  for (const { at: place, commander, number } of view.backsAboard)
    for (let n = 0; n < number; n += 1) put(placeOf({ at: place }), { power: commander, kind: 'army' });
  for (const [area, counters] of Object.entries(view.irregulars))
    for (const { power, number } of counters) put(area, { power, kind: 'army', strength: number });
  for (const fleet of view.fleets)
    put(placeOf(fleet), { power: fleet.commander, kind: 'fleet', name: fleet.name.printed, strength: fleet.ships });
  for (const { area, commander, ...garrison } of view.garrisons)
    put(area, { power: commander, kind: 'garrison', strength: countGarrison(garrison) });
  for (const { area, power, garrison } of view.depots)
    put(area, { power, kind: 'depot', strength: garrison ? countGarrison(garrison) : 0 });
  for (const { area, power } of view.portDepots) put(area, { power, kind: 'depot', strength: 0 });
  return { powers: map.moment.powers, areas: Object.fromEntries<AreaMoment>(areas), arrows: [] };
}
