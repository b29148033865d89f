import type { Pack } from '../pack-types.ts';
import { BATTLE, MARCH } from '../rulesets.ts';
import type { State } from '../state.ts';
import { accessInvariants } from './access-invariants.ts';
import { forcesInvariants } from './forces-invariants.ts';
import { holdingsInvariants } from './holdings-invariants.ts';
import { landInvariants } from './land-invariants.ts';
import { navalInvariants } from './naval-invariants.ts';
import { relationsInvariants } from './relations-invariants.ts';
import { siegeInvariants } from './siege-invariants.ts';
import { supplyInvariants } from './supply-invariants.ts';

type Board = { readonly state: State; readonly pack: Pack; readonly ruleset?: number };

/** What cannot be in a sound campaign, in words for developers and moderators; empty where all is well. */
export function invariants(board: Board): readonly string[] {
  const marches = (board.ruleset ?? 0) >= MARCH;
  return [
    ...relationsInvariants(board),
    ...accessInvariants(board),
    ...forcesInvariants(board),
    ...navalInvariants(board),
    ...holdingsInvariants(board),
    ...supplyInvariants(board),
    ...landInvariants(board, marches),
    ...siegeInvariants(board, (board.ruleset ?? 0) >= BATTLE),
  ];
}
