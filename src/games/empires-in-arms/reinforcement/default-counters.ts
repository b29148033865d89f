import { isHomeOf } from '../forces/home-of.ts';
import type { Owner, Troop } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Draft } from './default-orders.ts';
import { countDue, dueArrivals } from './due-arrivals.ts';
import { areasForCorps, leviedOffTheMap } from './places-for.ts';
import { roomInCorps } from './room-in.ts';

/** 5.2.1.2: each corps counter in the largest city where it can be, with one factor that arrives. */
export function orderCounters({ board, reach, add }: Draft): void {
  const { state, pack } = board;
  for (const arrival of dueArrivals(state, reach.power)) {
    const counter = arrival.what === 'counter' ? pack.corpsOf[arrival.id] : undefined;
    if (!counter || state.corps[counter.id]) continue;
    const troops = TROOPS.find(
      (one) => roomInCorps(counter, {}, one) > 0 && countDue(state, reach.power, counter.nation, one) > 0,
    );
    if (troops === undefined) continue;
    // At home every kind of factor comes; beside a corps abroad it would need a chain of depots.
    const spires = (area: string) => pack.area[area]?.city?.spires ?? 0;
    const areas = areasForCorps(board, counter.id, reach).filter((area) => isHomeOf(board, counter.nation, area));
    const [area] = [...areas].sort((a, b) => spires(b) - spires(a));
    if (area !== undefined)
      add({ order: 'place_corps', corps: counter.id, area, of: { from: 'arrivals' }, troops, number: 1 });
  }
}

/** 5.2.2.2.1: feudal corps that are off the map come back with what is left of the feudal troops returned. */
export function orderLevied({ board, reach, add }: Draft, nation: Owner, troops: Troop): void {
  for (const corps of leviedOffTheMap(board, nation, troops)) {
    const counter = board.pack.corpsOf[corps];
    const left = countDue(board.state, reach.power, nation, troops);
    if (left === 0 || !counter) return;
    const [area] = areasForCorps(board, corps, reach);
    const number = Math.min(left, roomInCorps(counter, {}, troops));
    if (area !== undefined) add({ order: 'place_corps', corps, area, of: { from: 'arrivals' }, troops, number });
  }
}
