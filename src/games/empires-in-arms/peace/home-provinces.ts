import { partOf } from '../forces/whose-area.ts';
import type { Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** A power's own provinces that it still has. */
export function homeProvinces({ state, pack }: Board, power: Power): readonly ProvinceId[] {
  return pack.provinces.flatMap((one) => (one.power === power && state.ceded[one.id] === undefined ? [one.id] : []));
}

/** The provinces of others that were ceded to a power. */
export function cededTo({ state }: Pick<Board, 'state'>, power: Power): readonly ProvinceId[] {
  return Object.entries(state.ceded).flatMap(([id, owner]) => (owner === power ? [id] : []));
}

/** The province with a power's national capital. */
export function capitalProvince({ pack }: Pick<Board, 'pack'>, power: Power): ProvinceId {
  return partOf(pack, pack.nations[power].capital);
}
