import { msg } from '../../i18n/msg.ts';
import { describeArea } from '../../theme/map/describe-area.ts';
import type { GameMap } from '../../theme/map/game-map.ts';
import type { MapArea } from '../../theme/map/map-pack.ts';

/** What the pack says of an area, for the panel beside the map; undefined for one that is not on it. */
export function areaModel({ pack, moment }: GameMap, id: string) {
  const area = describeArea(pack, moment, id);
  if (!area) return undefined;
  const home = moment.areas[id]?.owner;
  return {
    ...area,
    // Before anybody has moved, an owner is whose home it is.
    rows: [...(home === undefined ? [] : [{ label: msg('maps.home'), value: home }]), ...area.rows],
    neighbours: area.neighbours.map(({ id: other, text }) => ({
      href: `?area=${encodeURIComponent(other)}#area`,
      text,
    })),
  };
}

/** All areas, region by region, and the seas, for the list that says the same as the map. */
export function areaLists({ pack }: GameMap) {
  const byName = (areas: readonly MapArea[]) => areas.toSorted((a, b) => a.name.localeCompare(b.name));
  return {
    regions: pack.regions.map(({ id, name }) => ({
      id,
      name,
      areas: byName(pack.areas.filter((area) => area.kind === 'land' && area.region === id)),
    })),
    seas: byName(pack.areas.filter(({ kind }) => kind === 'sea')),
  };
}
