import type { AreaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetState } from '../state.ts';
import { countDue, takeDue } from './due-arrivals.ts';
import { commandsFleet, whyNotShipsThere } from './naval-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { roomInFleet } from './room-in.ts';

/** 5.1.2: ships that arrive join a fleet in a port at home or in a conquered minor country, up to what it holds. */
export function whyNotAddShips(
  board: Board,
  { fleet, ships }: OrderTo<'add_ships'>,
  reach: Reach,
): NoOrder | undefined {
  const { state, pack } = board;
  const there = state.fleets[fleet];
  const nation = pack.fleet[fleet]?.nation;
  if (!there || nation === undefined) return { why: 'off_the_map', id: fleet };
  if (!commandsFleet(board, reach.power, fleet)) return { why: 'not_yours', id: fleet };
  const has = countDue(state, reach.power, nation, 'ship', portOf(there));
  if (ships > has) return { why: 'too_few', has };
  const room = roomInFleet(board, fleet);
  return ships > room ? { why: 'no_room', room } : whyNotShipsThere(board, nation, there.at, reach);
}

/** 12.1.2: ships that were built in a port join fleets there. */
const portOf = ({ at }: FleetState): AreaId => (at.in === 'sea' ? at.sea : at.area);

export function addShips({ state, pack }: Board, { fleet, ships }: OrderTo<'add_ships'>, { power }: Reach): void {
  const there = state.fleets[fleet];
  const nation = pack.fleet[fleet]?.nation;
  if (!there || nation === undefined) throw new Error(`${fleet} is not on the map`);
  takeDue(state, { power, nation, what: 'ship', port: portOf(there) }, ships);
  there.ships += ships;
}
