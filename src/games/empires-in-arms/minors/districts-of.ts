import { madeOnce } from '../../../kernel/fixed-data.ts';
import type { MinorId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** A minor country's districts (10.4): the primary one, which has its name, and then its secondary ones. */
export function districtsOf(pack: Pick<Pack, 'minors'>, minor: MinorId): readonly MinorId[] {
  return allDistricts(pack).get(minor) ?? [];
}

const allDistricts = madeOnce(({ minors }: Pick<Pack, 'minors'>): ReadonlyMap<MinorId, readonly MinorId[]> => {
  const listed = (minor: MinorId) =>
    minors.flatMap(({ id, districtOf }) => (id === minor || districtOf === minor ? [id] : []));
  return new Map(minors.map(({ id }) => [id, listed(id)]));
});

/** What a minor country has to deploy, all districts together (4.6.3.3): factors and ships. */
export function forcesOf(pack: Pick<Pack, 'minors' | 'minor'>, minor: MinorId) {
  const sum = { infantry: 0, cavalry: 0, ships: 0 };
  for (const id of districtsOf(pack, minor)) {
    const { forces, ships } = pack.minor[id] ?? { forces: sum, ships: 0 };
    sum.infantry += forces.infantry;
    sum.cavalry += forces.cavalry;
    sum.ships += ships;
  }
  return sum;
}

/** True where a minor country can have corps: counters of its own, which a free state needs (4.6.3.1, 4.8). */
export function canHaveCorps(pack: Pick<Pack, 'minors' | 'corps'>, minor: MinorId): boolean {
  const districts = districtsOf(pack, minor);
  return pack.corps.some(({ nation }) => districts.includes(nation));
}
