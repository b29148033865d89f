import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Chains, chainsOf } from './chains.ts';
import { payForDepot, whyNotBuyDepot } from './count-depots.ts';
import type { NoDepot } from './no-depot.ts';

/** 7.2.4, 7.4.4: why no depot is loaded on a fleet: it lies in no port of whose area a depot is a source, say. */
export function whyNotLoadDepot(
  board: Board,
  power: Power,
  fleet: FleetId,
  chains: Chains = chainsOf(board, power),
): NoDepot | undefined {
  const { state, pack } = board;
  if (!Object.hasOwn(pack.fleet, fleet)) return { why: 'unknown', id: fleet };
  const there = state.fleets[fleet];
  if (!there) return { why: 'off_the_map', id: fleet };
  if (fleetCommander(state, pack, fleet) !== power) return { why: 'not_yours', id: fleet };
  if (there.depot) return { why: 'second_depot', id: fleet, power };
  if (there.at.in !== 'port') return { why: 'not_in_port', id: fleet };
  if (!chains.sources.has(there.at.area)) return { why: 'no_source', id: fleet };
  return whyNotBuyDepot(board, power);
}

/** 7.2.4: a depot is bought and put on a fleet. */
export function loadDepot(board: Board, power: Power, fleet: FleetId, chains: Chains = chainsOf(board, power)): void {
  const no = whyNotLoadDepot(board, power, fleet, chains);
  const there = board.state.fleets[fleet];
  if (no || !there) throw new Error(`${power} cannot load a depot on ${fleet}: ${no?.why ?? 'off_the_map'}`);
  there.depot = true;
  payForDepot(board, power);
}
