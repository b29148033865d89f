import { calendarMonth } from '../calendar/month-number.ts';
import type { Corps } from '../force-types.ts';
import { countersLeft } from '../forces/add-irregulars.ts';
import { areasByLand } from '../forces/map-links.ts';
import type { Province } from '../map-types.ts';
import { once } from '../once.ts';
import type { AreaId, CorpsId, Irregular, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf } from '../state.ts';
import { areasWithEnemyCorps, citiesInEnemyHands } from './enemy-in-city.ts';
import { listHomeLands } from './list-home-lands.ts';

/** Cossacks or freikorps: at most so many in all, and so many in each of these provinces, in these areas of theirs. */
export type IrregularLevy = {
  readonly kind: Irregular;
  readonly most: number;
  readonly mostInEach: number;
  readonly provinces: readonly { readonly province: ProvinceId; readonly areas: readonly AreaId[] }[];
};

/** A feudal or insurrection corps with what it is filled up to; off the map: where it may come (10.1.3, 10.1.4). */
export type CorpsLevy = {
  readonly corps: CorpsId;
  readonly factors: FactorsOf;
  /** Undefined: it is on the map, and is filled where it stands. */
  readonly areas: readonly AreaId[] | undefined;
};

export type Levies = { readonly irregulars: readonly IrregularLevy[]; readonly corps: readonly CorpsLevy[] };

/**
 * 8.10: what a December brings a power by itself. There is no levy in provinces that are ceded, whose capital is in
 * enemy hands, or that are in a new political combination, nor in areas with enemy corps (rulings). A corps is filled
 * only in its home province, while no unbesieged enemy corps is in it (5.2.2.2.1), and not besieged (ruling).
 */
export function listLevies(board: Board, power: Power): Levies {
  const { state, pack } = board;
  if (!calendarMonth(pack.calendar, state.campaign, state.month).levy) return { irregulars: [], corps: [] };
  const areasOf = areasByLand(pack);
  // Most powers have nothing to levy.
  const withEnemies = once(() => areasWithEnemyCorps(board));
  const own = once(() => {
    const enemyHeld = citiesInEnemyHands(board);
    return listHomeLands(board, power).filter(({ capital }) => !enemyHeld.has(capital));
  });
  return { irregulars: irregularsOf(), corps: pack.corps.flatMap(corpsOf) };

  function irregularsOf(): readonly IrregularLevy[] {
    return pack.levies.flatMap(({ kind, nation, yearly, each }): IrregularLevy[] => {
      if (nation !== power) return [];
      const provinces = own()
        .filter(({ cossacks }) => kind !== 'cossack' || cossacks)
        .map(({ id }) => ({ province: id, areas: (areasOf.get(id) ?? []).filter((area) => !withEnemies().has(area)) }))
        .filter(({ areas }) => areas.length > 0);
      const levied = each === 'province' ? yearly * provinces.length : yearly;
      const most = Math.min(levied, countersLeft(board, power, kind));
      return most > 0 && provinces.length > 0 ? [{ kind, most, mostInEach: yearly, provinces }] : [];
    });
  }

  function corpsOf(one: Corps): readonly CorpsLevy[] {
    const { id, nation, capacity } = one;
    if (nation !== power || !isLevied(one)) return [];
    const homes = own()
      .filter((province) => isHomeOf(one, province))
      .map((province) => areasOf.get(province.id) ?? [])
      .filter((areas) => !areas.some((area) => withEnemies().has(area)))
      .flat();
    const there = state.corps[id];
    if (there ? there.besieged || !homes.includes(there.area) : homes.length === 0) return [];
    return [{ corps: id, factors: filled(capacity, there?.factors ?? {}), areas: there ? undefined : homes }];
  }
}

/** 10.1.3: a feudal corps has its province. 10.1.4: insurrection corps have the border provinces. Others have none. */
function isHomeOf({ symbol, province }: Corps, { id, insurrection }: Province): boolean {
  return symbol === 'insurrection' ? insurrection : province === id;
}

function isLevied({ symbol, province }: Corps): boolean {
  return symbol === 'insurrection' || province !== undefined;
}

/** What a corps has when it is full: where several troops share the room, more of the first of them. */
function filled(capacity: Corps['capacity'], factors: FactorsOf): FactorsOf {
  const full = { ...factors };
  for (const { troops, most } of capacity) {
    const [first] = troops;
    const has = troops.reduce((sum, troop) => sum + (full[troop] ?? 0), 0);
    if (first !== undefined && has < most) full[first] = (full[first] ?? 0) + most - has;
  }
  return full;
}
