import { combinationOf } from '../combinations/member-of.ts';
import type { AreaId, MinorId, Owner } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { controllerOf, isPower } from './who-commands.ts';
import { isHome, partOf } from './whose-area.ts';

/**
 * True in a nation's own land: a power's home nation without what is ceded or given to a combination, a minor country
 * with those of its districts that have its controller (10.4), a combination's members (11).
 */
export function isHomeOf(board: Board, nation: Owner, area: AreaId): boolean {
  const { state, pack } = board;
  const land = partOf(pack, area);
  if (isPower(nation)) return isHome(board, nation, area) && combinationOf(board, land) === undefined;
  if (state.combinations[nation]) return combinationOf(board, land) === nation;
  return (
    pack.minor[land] !== undefined &&
    primaryOf(pack, land) === primaryOf(pack, nation) &&
    controllerOf(state, land) === controllerOf(state, nation)
  );
}

const primaryOf = ({ minor }: Pick<Pack, 'minor'>, id: MinorId): MinorId => minor[id]?.districtOf ?? id;
