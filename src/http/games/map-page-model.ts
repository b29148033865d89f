import { msg } from '../../i18n/msg.ts';
import type { GameMap } from '../../theme/map/game-map.ts';
import type { MapArea } from '../../theme/map/map-pack.ts';

/** What the pack says of an area, for the panel beside the map; undefined for one that is not on it. */
export function areaModel({ pack, moment }: GameMap, id: string) {
  const area = pack.areas.find((other) => other.id === id);
  if (!area) return undefined;
  const nameOf = (other: string) => pack.areas.find(({ id: one }) => one === other)?.name ?? other;
  const links = pack.links
    .filter(({ between }) => between.includes(id))
    .map(({ between: [a, b], by }) => ({ to: a === id ? b : a, by }));
  const neighbours = links.map(({ to, by }) => ({ id: to, text: msg('maps.by', { area: nameOf(to), by }) }));
  const port = pack.ports.find(({ area: of }) => of === id);
  return {
    id,
    name: area.name,
    rows: [
      ...(area.kind === 'land' ? landRows(area, moment.areas[id]?.owner) : []),
      ...(port ? [{ label: msg('maps.port'), value: msg('maps.port-of', { seas: port.seas.map(nameOf) }) }] : []),
    ],
    neighbours,
  };
}

function landRows(area: Extract<MapArea, { kind: 'land' }>, owner: string | undefined) {
  return [
    { label: msg('maps.province'), value: area.province },
    ...(owner === undefined ? [] : [{ label: msg('maps.home'), value: owner }]),
    { label: msg('maps.terrain'), value: msg('maps.terrain-of', { terrain: area.terrain }) },
    { label: msg('maps.city'), value: area.city ? msg('maps.city-of', { city: area.city }) : msg('maps.no-city') },
  ];
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
