import { combinationOf } from '../combinations/member-of.ts';
import { isHomeOf } from '../forces/home-of.ts';
import { holderOf, isHome, partOf } from '../forces/whose-area.ts';
import type { AreaId, Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { controlsCity } from './controls-city.ts';
import type { Hindrances } from './hindrances.ts';

/**
 * 7.2.3.1: whether a depot in an area is a source of supply: beside a city that the power controls and that is not
 * besieged, in its home nation or in a minor country that it controls, without enemy forces in the area.
 */
export function isSource(board: Board, power: Power, area: AreaId, now: Hindrances): boolean {
  return (
    board.pack.area[area]?.city !== undefined &&
    holderOf(board, area) === power &&
    isHomeOrMinor(board, power, area) &&
    controlsCity(board, power, area, now) &&
    ![now.besieged, now.enemies.corps, now.enemies.blocked].some((set) => set.has(area))
  );
}

/** 5.2.2.2.3: the same for the factors of one nation: a source in its own land. */
export function isSourceOf(board: Board, power: Power, nation: Owner, area: AreaId, now: Hindrances): boolean {
  return isSource(board, power, area, now) && isHomeOf(board, nation, area);
}

/** Not a province that is ceded to the power, unless a combination of its has it (11). */
function isHomeOrMinor(board: Board, power: Power, area: AreaId): boolean {
  const part = partOf(board.pack, area);
  return isHome(board, power, area) || board.pack.minor[part] !== undefined || combinationOf(board, part) !== undefined;
}
