import type { BoardWithRuleset } from '../position-types.ts';
import { accessInvariants } from './access-invariants.ts';
import { forcesInvariants } from './forces-invariants.ts';
import { holdingsInvariants } from './holdings-invariants.ts';
import { landInvariants } from './land-invariants.ts';
import { navalInvariants } from './naval-invariants.ts';
import { relationsInvariants } from './relations-invariants.ts';
import { siegeInvariants } from './siege-invariants.ts';
import { supplyInvariants } from './supply-invariants.ts';

/** What cannot be in a sound campaign, in words for developers and moderators; empty where all is well. */
export function invariants(board: BoardWithRuleset): readonly string[] {
  return [
    ...relationsInvariants(board),
    ...accessInvariants(board),
    ...forcesInvariants(board),
    ...navalInvariants(board),
    ...holdingsInvariants(board),
    ...supplyInvariants(board),
    ...landInvariants(board),
    ...siegeInvariants(board),
  ];
}
