import { madeOnce } from '../../../kernel/fixed-data.ts';
import { linkedAreas, stepsFrom } from '../forces/map-links.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** How many areas away each area is from one, on foot and over crossings; those that no way leads to are left out. */
export const waysOnFoot = (pack: Pick<Pack, 'areas'>, from: AreaId): ReadonlyMap<AreaId, number> => waysOn(pack)(from);

/** How far one area is from another on foot. */
export const onFoot = (pack: Pick<Pack, 'areas'>, from: AreaId, to: AreaId): number =>
  waysOnFoot(pack, to).get(from) ?? Number.POSITIVE_INFINITY;

/** The map never changes: the ways from an area are measured when they are first asked for. */
const waysOn = madeOnce((pack: Pick<Pack, 'areas'>) => {
  const links = linkedAreas(pack);
  const known = new Map<AreaId, ReadonlyMap<AreaId, number>>();
  return (from: AreaId): ReadonlyMap<AreaId, number> => {
    const ways = known.get(from) ?? stepsFrom(from, (id) => links.get(id) ?? []);
    known.set(from, ways);
    return ways;
  };
});
