import { leaderOf } from '../influence/cubes.ts';
import type { IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { settleable } from '../turn/actions.ts';

/** 15.4: issues on the Table that the active player does not lead; they decide for the neutral faction. */
export function neutralSettleable(state: State): readonly IssueId[] {
  return settleable(state).filter((issue) => leaderOf(state, issue) !== state.active);
}
