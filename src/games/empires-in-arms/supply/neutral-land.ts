import { isPower } from '../forces/who-commands.ts';
import { holderOf, partOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** 7.2.3.3.1: a minor country that nobody controls and the power is not at war with: it has no depots there. */
export function isNeutralTo(board: Board, area: AreaId, power: Power): boolean {
  const land = partOf(board.pack, area);
  if (isPower(land) || holderOf(board, area) !== undefined) return false;
  return !board.state.minorWars[board.pack.minor[land]?.districtOf ?? land]?.includes(power);
}
