import { type Entered, leaveDepot, NOBODY } from '../forces/into-city.ts';
import { commanderOf } from '../forces/who-commands.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NoDepot } from './no-depot.ts';

/** A depot of a power: in an area, inside a besieged port, or on a fleet. */
export type DepotAt =
  | { readonly in: 'area' | 'port'; readonly area: AreaId }
  | { readonly in: 'fleet'; readonly fleet: FleetId };

export function whyNotRemoveDepot({ state, pack }: Board, power: Power, at: DepotAt): NoDepot | undefined {
  if (at.in === 'fleet') {
    const nation = pack.fleet[at.fleet]?.nation;
    const isOwn = nation !== undefined && commanderOf(state, nation) === power;
    return isOwn && state.fleets[at.fleet]?.depot ? undefined : { why: 'no_depot', id: at.fleet };
  }
  const owner = at.in === 'port' ? state.portDepots?.[at.area] : state.depots[at.area]?.power;
  return owner === power ? undefined : { why: 'no_depot', id: at.area };
}

/**
 * 7.2: a depot is taken off the map. Its garrison goes into the city of its area as far as there is room, if that is a
 * friendly one or empty, and not besieged; the rest is lost. Throws where the power has no depot.
 */
export function removeDepot(board: Board, power: Power, at: DepotAt): Entered {
  const no = whyNotRemoveDepot(board, power, at);
  if (no) throw new Error(`${power} cannot remove the depot at ${'area' in at ? at.area : at.fleet}: ${no.why}`);
  const { state } = board;
  if (at.in === 'fleet') {
    const fleet = state.fleets[at.fleet];
    if (fleet) state.fleets[at.fleet] = { at: fleet.at, ships: fleet.ships };
    return { moved: NOBODY, lost: NOBODY };
  }
  if (at.in === 'port') {
    const { [at.area]: _, ...others } = state.portDepots ?? {};
    state.portDepots = others;
    return { moved: NOBODY, lost: NOBODY };
  }
  return leaveDepot(board, at.area);
}
