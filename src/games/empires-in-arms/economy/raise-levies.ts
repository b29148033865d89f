import { addIrregulars } from '../forces/add-irregulars.ts';
import type { AreaId, CorpsId, Irregular, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Levies, listLevies } from './list-levies.ts';

/** Where a power puts what its levy brings; what it does not name does not come. */
export type LevyPlaces = {
  readonly irregulars: readonly { readonly kind: Irregular; readonly area: AreaId }[];
  readonly corps: readonly { readonly corps: CorpsId; readonly area: AreaId }[];
};

/** Why a levy cannot be placed so (8.10); undefined: it can. */
export type NoLevy =
  | { readonly why: 'not_levied' | 'too_many'; readonly kind: Irregular }
  | { readonly why: 'wrong_area'; readonly area: AreaId }
  | { readonly why: 'not_levied' | 'twice'; readonly corps: CorpsId };

export function whyNotLevy({ pack }: Pick<Board, 'pack'>, levies: Levies, places: LevyPlaces): NoLevy | undefined {
  for (const [at, { kind, area }] of places.irregulars.entries()) {
    const levy = levies.irregulars.find((one) => one.kind === kind);
    if (!levy) return { why: 'not_levied', kind };
    if (!levy.provinces.some(({ areas }) => areas.includes(area))) return { why: 'wrong_area', area };
    const before = places.irregulars.slice(0, at).filter((one) => one.kind === kind);
    const inProvince = before.filter((one) => provinceOf(one.area) === provinceOf(area));
    if (before.length >= levy.most || inProvince.length >= levy.mostInEach) return { why: 'too_many', kind };
  }
  for (const [at, { corps, area }] of places.corps.entries()) {
    const levy = levies.corps.find((one) => one.corps === corps && one.areas);
    if (!levy) return { why: 'not_levied', corps };
    if (!levy.areas?.includes(area)) return { why: 'wrong_area', area };
    if (places.corps.slice(0, at).some((one) => one.corps === corps)) return { why: 'twice', corps };
  }
  return undefined;

  function provinceOf(area: AreaId) {
    return pack.area[area]?.province;
  }
}

/** Where a levy goes if nobody says: in the capital of the first provinces, else in their first area (ruling). */
export function defaultLevyPlaces({ pack }: Pick<Board, 'pack'>, levies: Levies): LevyPlaces {
  const capitals = new Set(pack.provinces.map(({ capital }) => capital));
  const best = (areas: readonly AreaId[]) => areas.find((area) => capitals.has(area)) ?? areas[0];
  return {
    irregulars: levies.irregulars.flatMap(({ kind, most, mostInEach, provinces }) =>
      provinces
        .flatMap(({ areas }) => Array.from({ length: mostInEach }, () => best(areas)))
        .slice(0, most)
        .flatMap((area) => (area === undefined ? [] : [{ kind, area }])),
    ),
    corps: levies.corps.flatMap(({ corps, areas = [] }) => {
      const area = best(areas);
      return area === undefined ? [] : [{ corps, area }];
    }),
  };
}

/** 8.10: the levies of a December: irregulars and corps are placed, and corps on the map filled. They cost nothing. */
export function raiseLevies(board: Board, power: Power, places: LevyPlaces): void {
  const { state } = board;
  const levies = listLevies(board, power);
  const no = whyNotLevy(board, levies, places);
  if (no) throw new Error(`${power} cannot raise such a levy: ${no.why}`);
  for (const { kind, area } of places.irregulars) addIrregulars(state, power, kind, area, 1);
  const areaOf = new Map(places.corps.map(({ corps, area }) => [corps, area]));
  for (const { corps, factors } of levies.corps) {
    const area = state.corps[corps]?.area ?? areaOf.get(corps);
    if (area !== undefined) state.corps[corps] = { area, factors: { ...factors } };
  }
}
