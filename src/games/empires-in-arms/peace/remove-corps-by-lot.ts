import { removeCorps } from '../forces/remove-unit.ts';
import type { CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Die, drawLots } from './draw-lots.ts';
import { figureOf } from './figure-of.ts';

/**
 * The corps that B.1 and C.1 can take: of the loser's own nation, but no guard and grenadiers, and none that is lent.
 */
export function removableCorps(board: Board, loser: Power): readonly CorpsId[] {
  return homeArmy(board, loser).filter((id) => board.pack.corpsOf[id]?.symbol !== 'guard');
}

/**
 * B.1, C.1: some corps of the loser's army leave the map, by lot; they can be bought again. How many, says the term: a
 * number, or a share of all corps of the army with its guard, whichever is less. Gives those that are gone.
 */
export function removeCorpsByLot(board: Board, loser: Power, term: 'B.1' | 'C.1', die: Die): readonly CorpsId[] {
  const { state, pack } = board;
  const army = homeArmy(board, loser).length;
  const share =
    term === 'B.1' ? army / figureOf(pack, term, 'shareDivisor') : (army * figureOf(pack, term, 'quartersOfCorps')) / 4;
  const number = Math.min(figureOf(pack, term, 'corps'), Math.ceil(share));
  const gone = drawLots(removableCorps(board, loser), number, die);
  for (const id of gone) removeCorps(state, id);
  return gone;
}

function homeArmy({ state, pack }: Board, power: Power): readonly CorpsId[] {
  const lent = new Set(state.loans.map(({ corps }) => corps));
  return Object.keys(state.corps).filter((id) => pack.corpsOf[id]?.nation === power && !lent.has(id));
}
