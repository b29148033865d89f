import { removeNations } from '../forces/remove-nations.ts';
import type { MinorId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { membersOf } from './member-of.ts';

/** A new combination (11) falls apart: with the power that made it, or with its last member (ruling). */
export function dissolve(board: Board, combination: MinorId): void {
  delete board.state.minors[combination];
  delete board.state.combinations[combination];
  removeNations(board, [combination]);
}

/** Those in which another power has taken the last member. */
export function dissolveEmpty(board: Board): readonly MinorId[] {
  const empty = Object.keys(board.state.combinations).filter((id) => membersOf(board, id).length === 0);
  for (const combination of empty) dissolve(board, combination);
  return empty;
}
