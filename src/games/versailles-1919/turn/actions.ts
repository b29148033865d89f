import { leaderOf } from '../influence/cubes.ts';
import { canPlace } from '../influence/place-influence.ts';
import { canReclaim } from '../influence/reclaim.ts';
import { canDeploy } from '../military/deploy.ts';
import { mobilized } from '../military/units.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';

/** 5.1: issues on the Table that hold a cube. */
export function settleable(state: State): readonly IssueId[] {
  return state.table.filter((issue) => leaderOf(state, issue) !== undefined);
}

/** 3.2: whether any political action is legal. */
export function canActPolitically({ state }: At, faction: FactionId): boolean {
  return canPlace(state, faction) || canReclaim(state, faction) || settleable(state).length > 0;
}

/** 8: whether a unit could be deployed or demobilized. */
export function canActMilitarily(position: At, faction: FactionId): boolean {
  return mobilized(position.state, faction) > 0 || canDeploy(position, faction);
}
