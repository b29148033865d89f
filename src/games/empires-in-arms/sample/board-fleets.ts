import type { RandomSource } from '../../../kernel/chance.ts';
import { shuffled } from '../../../kernel/random.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { fleetsAt } from '../naval/fleet-places.ts';
import type { CorpsId, FleetId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { HiddenCorps } from './hidden-corps.ts';

/**
 * 6.2.5: on which fleet of its place each hidden corps is, by the corps that is there in truth. One fleet carries one
 * corps, and rather that of its own power.
 */
export function boardFleets(
  { state, pack }: Board,
  backs: readonly HiddenCorps[],
  taken: ReadonlySet<FleetId>,
  draw: RandomSource,
): ReadonlyMap<CorpsId, FleetId> {
  const used = new Set(taken);
  const fleets = new Map<CorpsId, FleetId>();
  for (const { is, at, real, commander } of backs) {
    if (is !== 'aboard') continue;
    const free = shuffled([...fleetsAt(state, at)].sort(), draw).filter((id) => !used.has(id));
    const fleet = free.find((id) => fleetCommander(state, pack, id) === commander) ?? free[0];
    if (fleet === undefined) throw new Error(`no fleet is left for a corps of ${commander}`);
    used.add(fleet);
    fleets.set(real, fleet);
  }
  return fleets;
}
