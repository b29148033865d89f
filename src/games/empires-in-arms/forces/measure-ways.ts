import { madeOnce } from '../../../kernel/fixed-data.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { linkedAreas, shoresOf, stepsFrom } from './map-links.ts';

type Europe = Pick<Pack, 'area' | 'sea' | 'areas' | 'seas'>;
type Ways = ReadonlyMap<AreaId, number>;

/**
 * How many areas away each area is from one: by land and over crossings, and where no land leads, also over the seas.
 */
export function measureWays(pack: Europe, from: AreaId): Ways {
  return waysOn(pack)(from);
}

/** The ways on one map never change: those from an area are measured when they are first asked for. */
const waysOn = madeOnce((pack: Europe) => {
  const known = new Map<AreaId, Ways>();
  return (from: AreaId): Ways => {
    const ways = known.get(from) ?? measured(pack, from);
    known.set(from, ways);
    return ways;
  };
});

function measured(pack: Europe, from: AreaId): Ways {
  const links = linkedAreas(pack);
  const byLand = stepsFrom(from, (id) => links.get(id) ?? []);
  if (byLand.size === pack.areas.length) return byLand;
  const shores = shoresOf(pack);
  const bySea = stepsFrom(from, (id) => {
    const area = pack.area[id];
    if (area) return [...(links.get(id) ?? []), ...area.coasts];
    return [...(pack.sea[id]?.links ?? []), ...(shores.get(id) ?? []).map((shore) => shore.id)];
  });
  // Whoever can walk does not sail.
  return new Map([...bySea, ...byLand]);
}
