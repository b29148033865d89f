import { msg } from '../../i18n/msg.ts';
import type { AreaWords } from '../../kernel/board-map.ts';
import type { MapMoment } from './map-moment.ts';
import type { MapNames } from './map-names.ts';
import type { LandArea, MapPack } from './map-pack.ts';
import { tellStanding } from './tell-map.ts';

/** An area in words: what stands on it and what the pack says of it; undefined for one that is not on the map. */
export function describeArea(pack: MapPack, names: MapNames, moment: MapMoment, id: string): AreaWords | undefined {
  const area = pack.areas.find((other) => other.id === id);
  if (!area) return undefined;
  const links = pack.links
    .filter(({ between }) => between.includes(id))
    .map(({ between: [a, b], by }) => ({ to: a === id ? b : a, by }));
  const port = pack.ports.find(({ area: of }) => of === id);
  return {
    id,
    name: names.area(id),
    region: area.kind === 'land' ? names.region(area.region) : undefined,
    standing: tellStanding(moment, id),
    rows: [
      ...(area.kind === 'land' ? landRows(area, names) : []),
      ...(port ? [{ label: msg('maps.port'), value: msg('maps.port-of', { seas: port.seas.map(names.area) }) }] : []),
    ],
    neighbours: links.map(({ to, by }) => ({ id: to, text: msg('maps.by', { area: names.area(to), by }) })),
  };
}

function landRows({ province, terrain, city }: LandArea, names: MapNames) {
  return [
    { label: msg('maps.province'), value: names.province(province) },
    { label: msg('maps.terrain'), value: msg('maps.terrain-of', { terrain }) },
    { label: msg('maps.city'), value: city ? msg('maps.city-of', { city }) : msg('maps.no-city') },
  ];
}
