import { combinationOf } from '../combinations/member-of.ts';
import type { Province } from '../map-types.ts';
import type { Power } from '../pack-lists.ts';
import { homeProvinces } from '../peace/home-provinces.ts';
import type { Board } from '../position-types.ts';

/** The home provinces that a power has to itself: not ceded, and in no new political combination (11.1). */
export function listHomeLands(board: Board, power: Power): readonly Province[] {
  return homeProvinces(board, power).flatMap((id) => {
    const province = board.pack.province[id];
    return province && combinationOf(board, id) === undefined ? [province] : [];
  });
}
