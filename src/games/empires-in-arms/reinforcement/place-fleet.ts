import { commanderOf } from '../forces/who-commands.ts';
import type { Board } from '../position-types.ts';
import type { FleetState } from '../state.ts';
import { addShips, whyNotAddShips } from './add-ships.ts';
import { isCounterDue, takeCounter } from './due-arrivals.ts';
import { fleetPlace } from './naval-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { transferShips, whyNotTransferShips } from './transfer-ships.ts';

/** 5.1.1: a fleet counter that was bought, which needs a ship at once: one that arrives, or of a fleet beside it. */
export function whyNotPlaceFleet(board: Board, order: OrderTo<'place_fleet'>, reach: Reach): NoOrder | undefined {
  const { state, pack } = board;
  const { fleet, of, ships } = order;
  const counter = pack.fleet[fleet];
  if (!counter) return { why: 'unknown', id: fleet };
  if (state.fleets[fleet]) return { why: 'on_the_map', id: fleet };
  if (commanderOf(state, counter.nation) !== reach.power) return { why: 'not_yours', id: fleet };
  if (!isCounterDue(state, reach.power, fleet)) return { why: 'not_due', id: fleet };
  const found = fleetPlace(board, counter, order.at, reach);
  if ('no' in found) return found.no;
  const placed = withFleet(board, fleet, { at: found.place, ships: 0 });
  return of.from === 'arrivals'
    ? whyNotAddShips(placed, { order: 'add_ships', fleet, ships }, reach)
    : whyNotTransferShips(placed, { order: 'transfer_ships', from: of.fleet, to: fleet, ships }, reach);
}

export function placeFleet(board: Board, order: OrderTo<'place_fleet'>, reach: Reach): void {
  const { state, pack } = board;
  const { fleet, of, ships } = order;
  const counter = pack.fleet[fleet];
  const found = counter ? fleetPlace(board, counter, order.at, reach) : undefined;
  if (!found || 'no' in found) throw new Error(`${fleet} has no place`);
  takeCounter(state, reach.power, fleet);
  state.fleets[fleet] = { at: found.place, ships: 0 };
  if (of.from === 'arrivals') addShips(board, { order: 'add_ships', fleet, ships }, reach);
  else transferShips(board, { order: 'transfer_ships', from: of.fleet, to: fleet, ships });
}

/** The board as if a fleet were there. */
function withFleet({ state, pack }: Board, fleet: string, one: FleetState): Board {
  return { pack, state: { ...state, fleets: { ...state.fleets, [fleet]: one } } };
}
