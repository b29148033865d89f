import { factionsIn } from '../factions.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { ByFaction, State } from '../state.ts';

/** The cubes on an issue, of those factions that have any. */
export function cubesOn(
  state: State,
  issue: IssueId,
): readonly { readonly faction: FactionId; readonly cubes: number }[] {
  const cubes = state.influence[issue] ?? {};
  return factionsIn(state).flatMap((faction) => {
    const own = cubes[faction] ?? 0;
    return own > 0 ? [{ faction, cubes: own }] : [];
  });
}

/** The faction with most cubes on an issue; undefined where there are no cubes. Placing (4.1b) leaves no ties. */
export function leaderOf(state: State, issue: IssueId): FactionId | undefined {
  const [first, ...others] = cubesOn(state, issue);
  if (!first) return undefined;
  return others.reduce((best, next) => (next.cubes > best.cubes ? next : best), first).faction;
}

/** The fewest new cubes with which a faction leads an issue, at least one (4.1b). */
export function neededToLead(state: State, issue: IssueId, faction: FactionId): number {
  let own = 0;
  let most = 0;
  for (const other of cubesOn(state, issue)) {
    if (other.faction === faction) own = other.cubes;
    else most = Math.max(most, other.cubes);
  }
  return Math.max(1, most + 1 - own);
}

/** Take all cubes off an issue. */
export function takeCubes(state: State, issue: IssueId): ByFaction<number> {
  const cubes = state.influence[issue] ?? {};
  delete state.influence[issue];
  return cubes;
}
