import { shoresOf } from '../forces/map-links.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * 7.4.4: the areas that a power's depots on fleets supply: those on the coast of the fleet's sea, or the area of the
 * port in whose blockade box it lies. None from a port.
 */
export function areasOffFleets({ state, pack }: Board, power: Power): ReadonlySet<AreaId> {
  const { minors } = state;
  const shores = shoresOf(pack);
  const areas = Object.entries(state.fleets).flatMap(([id, { at, depot }]) => {
    if (!depot || fleetCommander({ minors }, pack, id) !== power) return [];
    if (at.in === 'sea') return (shores.get(at.sea) ?? []).map((area) => area.id);
    return at.in === 'box' ? [at.area] : [];
  });
  return new Set(areas);
}
