import { measureWays } from '../forces/measure-ways.ts';
import { partOf } from '../forces/whose-area.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { roomFor } from './places-for.ts';

/** Those of some areas from which there is the shortest way, in the order given. */
export function nearest(pack: Pack, from: AreaId, areas: readonly AreaId[]): readonly AreaId[] {
  const ways = measureWays(pack, from);
  let least = Number.POSITIVE_INFINITY;
  let found: AreaId[] = [];
  for (const area of areas) {
    const far = ways.get(area) ?? Number.POSITIVE_INFINITY;
    if (far < least) found = [];
    least = Math.min(least, far);
    if (far === least) found.push(area);
  }
  return found;
}

/** All areas of the provinces and minor countries that have one of the nearest areas, these first. */
export function nearestParts(pack: Pack, from: AreaId, own: readonly AreaId[]): readonly AreaId[] {
  const first = nearest(pack, from, own);
  const parts = new Set(first.map((area) => partOf(pack, area)));
  return [...first, ...own.filter((area) => !first.includes(area) && parts.has(partOf(pack, area)))];
}

/** The nearest areas with room for a garrison. */
export function nearestRoom(
  board: Board,
  nation: Owner,
  power: Power,
  from: AreaId,
  areas: readonly AreaId[],
): readonly AreaId[] {
  const roomy = areas.filter((area) => {
    const { city, depot } = roomFor(board, nation, power, area);
    return area !== from && city + depot > 0;
  });
  return nearest(board.pack, from, roomy);
}
