import { madeOnce } from '../../../kernel/fixed-data.ts';
import type { Area } from '../map-types.ts';
import type { AreaId, MinorId, ProvinceId, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** The areas that each area is linked with, by land or by a crossing. */
export const linkedAreas = madeOnce(
  ({ areas }: Pick<Pack, 'areas'>): ReadonlyMap<AreaId, readonly AreaId[]> =>
    new Map(areas.map(({ id, links }) => [id, links.map(({ to }) => to)])),
);

/** The areas on the coast of each sea. */
export const shoresOf = madeOnce(({ areas }: Pick<Pack, 'areas'>): ReadonlyMap<SeaId, readonly Area[]> => {
  const shores = new Map<SeaId, Area[]>();
  for (const area of areas)
    for (const sea of area.coasts) {
      const there = shores.get(sea);
      if (there) there.push(area);
      else shores.set(sea, [area]);
    }
  return shores;
});

/** How many steps away places are from one, the nearest first. */
export function stepsFrom(start: string, next: (id: string) => readonly string[]): ReadonlyMap<string, number> {
  const far = new Map([[start, 0]]);
  for (const [id, steps] of far) for (const to of next(id)) if (!far.has(to)) far.set(to, steps + 1);
  return far;
}

/** The provinces and minor countries that can be reached by land and over crossings, and in how many steps. */
type LandsNear = readonly { readonly land: ProvinceId | MinorId; readonly steps: number }[];

/** Those from one area, the nearest first. The map never changes: they are found when they are first asked for. */
export const landsNear = madeOnce((pack: Pick<Pack, 'areas' | 'area'>) => {
  const known = new Map<AreaId, LandsNear>();
  return (from: AreaId): LandsNear => {
    const lands = known.get(from) ?? findLands(pack, from);
    known.set(from, lands);
    return lands;
  };
});

function findLands(pack: Pick<Pack, 'areas' | 'area'>, from: AreaId): LandsNear {
  const links = linkedAreas(pack);
  const lands = new Map<ProvinceId | MinorId, number>();
  for (const [area, steps] of stepsFrom(from, (id) => links.get(id) ?? [])) {
    const land = pack.area[area]?.province;
    if (land !== undefined && !lands.has(land)) lands.set(land, steps);
  }
  return [...lands].map(([land, steps]) => ({ land, steps }));
}

/** The areas with a city in each province and minor country. */
export const citiesByLand = madeOnce(
  ({ areas }: Pick<Pack, 'areas'>): ReadonlyMap<ProvinceId | MinorId, readonly AreaId[]> => {
    const cities = new Map<ProvinceId | MinorId, AreaId[]>();
    for (const { id, province, city } of areas) {
      if (!city) continue;
      const there = cities.get(province);
      if (there) there.push(id);
      else cities.set(province, [id]);
    }
    return cities;
  },
);

/** The provinces and minor countries that the map's areas are parts of. */
export const landsOn = madeOnce(({ areas }: Pick<Pack, 'areas'>): readonly (ProvinceId | MinorId)[] => [
  ...new Set(areas.map(({ province }) => province)),
]);

/** The areas of each province and minor country. */
export const areasByLand = madeOnce(
  ({ areas }: Pick<Pack, 'areas'>): ReadonlyMap<ProvinceId | MinorId, readonly AreaId[]> => {
    const found = new Map<ProvinceId | MinorId, AreaId[]>();
    for (const { id, province } of areas) {
      const there = found.get(province);
      if (there) there.push(id);
      else found.set(province, [id]);
    }
    return found;
  },
);
