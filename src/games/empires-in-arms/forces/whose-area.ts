import { combinationOf, holderOfLand } from '../combinations/member-of.ts';
import type { AreaId, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { landsOn } from './map-links.ts';

/**
 * The nation to whom an area belongs: a power with its provinces, also ceded ones, the new political combination that
 * such a province is in (11), or a minor country (1.2).
 */
export function ownerOf(board: Board, area: AreaId): Owner {
  return ownerOfLand(board, partOf(board.pack, area));
}

/** The same of a whole province or minor country. */
export function ownerOfLand(board: Board, land: ProvinceId | MinorId): Owner {
  const { state, pack } = board;
  const province = pack.province[land];
  return province ? (combinationOf(board, land) ?? state.ceded[land] ?? province.power) : land;
}

/**
 * The power that holds an area: its own, ceded to it, or of a minor country that it controls; undefined: neutral. A new
 * combination holds nothing that its maker does not hold.
 */
export function holderOf(board: Board, area: AreaId): Power | undefined {
  return holderOfLand(board, partOf(board.pack, area));
}

/** The provinces and minor countries that a power holds: for rules that ask after many areas. */
export function landsHeldBy({ state, pack }: Board, power: Power): ReadonlySet<ProvinceId | MinorId> {
  const { ceded, minors } = state;
  const board = { state: { ceded, minors }, pack };
  return new Set(landsOn(pack).filter((land) => holderOfLand(board, land) === power));
}

/** True in a power's home nation: its own provinces as long as they are not ceded, and in no combination (11.1). */
export function isHome(board: Board, power: Power, area: AreaId): boolean {
  return isHomeLand(board, power, partOf(board.pack, area));
}

/** The same of a whole province. */
export function isHomeLand(board: Board, power: Power, land: ProvinceId | MinorId): boolean {
  return board.pack.province[land]?.power === power && ownerOfLand(board, land) === power;
}

/** The province or minor country that an area is a part of. Throws for an area that the pack does not have. */
export function partOf(pack: Pick<Pack, 'area'>, area: AreaId): ProvinceId | MinorId {
  const found = pack.area[area];
  if (!found) throw new Error(`the pack has no area ${area}`);
  return found.province;
}
