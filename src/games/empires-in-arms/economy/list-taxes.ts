import { combinationOf, membersOf } from '../combinations/member-of.ts';
import { districtsOf } from '../minors/districts-of.ts';
import type { AreaId, MinorId, Power, ProvinceId } from '../pack-lists.ts';
import { cededTo } from '../peace/home-provinces.ts';
import type { Board } from '../position-types.ts';
import { listHomeLands } from './list-home-lands.ts';

/** What a province or a minor country gives. */
export type Tax = { readonly from: ProvinceId | MinorId; readonly money: number; readonly manpower: number };

/**
 * 8.2.1.1, 8.2.2: what a power collects: in its home provinces, except where an enemy sits in the provincial capital,
 * and elsewhere, in provinces that are ceded to it and in conquered minor countries.
 *
 * @param enemyHeld the cities in enemy hands
 */
export function listTaxes(
  board: Board,
  power: Power,
  enemyHeld: ReadonlySet<AreaId>,
): { readonly home: readonly Tax[]; readonly other: readonly Tax[] } {
  const { state, pack } = board;
  const home = listHomeLands(board, power).flatMap(({ id: from, capital, money, manpower }) =>
    enemyHeld.has(capital) ? [] : [{ from, money, manpower }],
  );
  const other = cededTo(board, power).flatMap((from): Tax[] => {
    const province = pack.province[from];
    if (!province || combinationOf(board, from) !== undefined) return [];
    return [{ from, money: province.money, manpower: province.manpower }];
  });
  for (const { id, money, manpower } of pack.minors) {
    const one = state.minors[id];
    if (one?.status === 'conquered' && one.controller === power && combinationOf(board, id) === undefined)
      other.push({ from: id, money, manpower });
  }
  return { home, other };
}

/**
 * 8.2.3: what a free state collects for itself, more than is printed: in all its districts that are free with it, as a
 * new political combination in all its members (11, ruling).
 */
export function listFreeTaxes(board: Board, free: MinorId): readonly Tax[] {
  const { state, pack } = board;
  const times = pack.economy.freeStateMultiplier;
  const isFree = (district: MinorId) => state.minors[district]?.status === 'free';
  const lands = state.combinations[free]
    ? membersOf(board, free)
    : districtsOf(pack, free).filter((district) => isFree(district) && combinationOf(board, district) === undefined);
  return lands.flatMap((from) => {
    const land = pack.province[from] ?? pack.minor[from];
    return land ? [{ from, money: land.money * times, manpower: land.manpower * times }] : [];
  });
}
