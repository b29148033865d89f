import { countFactors } from '../forces/count-factors.ts';
import { isHomeOf } from '../forces/home-of.ts';
import type { CorpsId, Owner, Power, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { carryOut } from './carry-out.ts';
import { copyFor } from './copy-for.ts';
import { orderCounters, orderLevied } from './default-counters.ts';
import { orderShips } from './default-ships.ts';
import { countDue, dueArrivals } from './due-arrivals.ts';
import { placesFor } from './places-for.ts';
import { type Reach, reachOf } from './reach-of.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { roomInCorps } from './room-in.ts';

export type Draft = { readonly board: Board; readonly reach: Reach; readonly add: (order: ReinforcementOrder) => void };

/**
 * The troops in the order in which they are placed. Whoever has fewer places goes first, so that nothing is lost that
 * could be placed: artillery and feudal troops are in corps alone, and where militia may go, infantry may nearly
 * always.
 */
const FIRST_TO_LAST: readonly Troop[] = [
  ...(['artillery', 'feudal_infantry', 'feudal_cavalry', 'guard', 'cavalry', 'militia', 'infantry'] as const),
];

/**
 * What a power does in its reinforcement phase if nobody says anything: counters are placed with a factor each, ships
 * go to the emptiest fleet, factors to the weakest corps, those at home first, and what no corps can hold into
 * garrisons.
 */
export function defaultOrders(board: Board, power: Power, reach: Reach = reachOf(board, power)) {
  return ordersInOrderOfNeed(board, power, [], reach);
}

/** The same where somebody names corps that come first: each is filled before the next. */
export function ordersInOrderOfNeed(
  board: Board,
  power: Power,
  need: readonly CorpsId[],
  reach: Reach = reachOf(board, power),
): readonly ReinforcementOrder[] {
  const trial: Board = { pack: board.pack, state: copyFor(board.state, power) };
  const orders: ReinforcementOrder[] = [];
  const add = (order: ReinforcementOrder) => {
    carryOut(trial, power, order, reach);
    orders.push(order);
  };
  const draft: Draft = { board: trial, reach, add };
  orderShips(draft);
  orderCounters(draft);
  const nations = [...new Set(dueArrivals(trial.state, power).map(({ nation }) => nation))];
  for (const nation of nations)
    for (const troops of FIRST_TO_LAST) {
      fillCorps(draft, nation, troops, need);
      orderLevied(draft, nation, troops);
      fillGarrisons(draft, nation, troops);
    }
  return orders;
}

function fillCorps({ board, reach, add }: Draft, nation: Owner, troops: Troop, need: readonly CorpsId[]): void {
  let left = countDue(board.state, reach.power, nation, troops);
  if (left === 0) return;
  const places = placesFor(board, nation, troops, reach).corps.map((place) => ({
    ...place,
    rank: rankOf(board, place.corps, troops, need),
  }));
  for (const { corps, room } of places.sort((a, b) => compare(a.rank, b.rank))) {
    const number = Math.min(room, left);
    if (number === 0) return;
    add({ order: 'add_factors', corps, troops, number });
    left -= number;
  }
}

/**
 * Militia first where infantry cannot be, and infantry where militia cannot, so that neither takes the other's room;
 * then in the order of need; then at home, and there the weakest.
 */
function rankOf({ state, pack }: Board, id: CorpsId, troops: Troop, need: readonly CorpsId[]): readonly number[] {
  const there = state.corps[id];
  const counter = pack.corpsOf[id];
  if (!there || !counter) throw new Error(`${id} is not on the map`);
  const alone = troops === 'militia' && roomInCorps(counter, {}, 'infantry') === 0;
  const wanted = need.includes(id) ? need.indexOf(id) : need.length;
  const isAtHome = isHomeOf({ state, pack }, counter.nation, there.area);
  return [alone ? 0 : 1, wanted, isAtHome ? 0 : 1, countFactors(there.factors)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((one, place) => one !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The largest cities first. */
function fillGarrisons({ board, reach, add }: Draft, nation: Owner, troops: Troop): void {
  let left = countDue(board.state, reach.power, nation, troops);
  if (left === 0) return;
  const cities = [...placesFor(board, nation, troops, reach).garrisons].sort((a, b) => b.room - a.room);
  for (const { area, room } of cities) {
    const number = Math.min(room, left);
    if (number === 0) return;
    add({ order: 'place_garrison', area, nation, troops, number });
    left -= number;
  }
}
