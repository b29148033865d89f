import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { accessInvariants } from './access-invariants.ts';
import { forcesInvariants } from './forces-invariants.ts';
import { holdingsInvariants } from './holdings-invariants.ts';
import { landInvariants } from './land-invariants.ts';
import { relationsInvariants } from './relations-invariants.ts';
import { supplyInvariants } from './supply-invariants.ts';

type Board = { readonly state: State; readonly pack: Pack; readonly ruleset?: number };

/** From this ruleset on fleets and corps move. */
const MARCHES = 2;

/** What cannot be in a sound campaign, in words for developers and moderators; empty where all is well. */
export function invariants(board: Board): readonly string[] {
  const marches = (board.ruleset ?? 0) >= MARCHES;
  return [
    ...relationsInvariants(board),
    ...accessInvariants(board),
    ...forcesInvariants(board),
    ...holdingsInvariants(board),
    ...supplyInvariants(board),
    ...landInvariants(board, marches),
  ];
}
