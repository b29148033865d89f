import type { AreaId, Owner } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';
import type { Draft } from './default-orders.ts';
import { countDue, dueArrivals } from './due-arrivals.ts';
import { placesFor, placesForFleet } from './places-for.ts';

/** 5.1.2: ships to the emptiest fleet, one after the other; a fleet counter is placed where they find no room else. */
export function orderShips(draft: Draft): void {
  const { board, reach } = draft;
  const nations = [...new Set(dueArrivals(board.state, reach.power).map(({ nation }) => nation))];
  for (const nation of nations) {
    fillFleets(draft, nation);
    placeFleets(draft, nation);
  }
}

function fillFleets({ board, reach, add }: Draft, nation: Owner): void {
  let left = countDue(board.state, reach.power, nation, 'ship');
  if (left === 0) return;
  const fleets = [...placesFor(board, nation, 'ship', reach).fleets].sort((a, b) => b.room - a.room);
  for (const { fleet, room } of fleets) {
    const at = board.state.fleets[fleet]?.at;
    const ships = Math.min(room, left, countDue(board.state, reach.power, nation, 'ship', portOf(at)));
    if (ships === 0) continue;
    add({ order: 'add_ships', fleet, ships });
    left -= ships;
  }
}

const portOf = (at: FleetPlace | undefined): AreaId | undefined => (at?.in === 'port' ? at.area : undefined);

function placeFleets({ board, reach, add }: Draft, nation: Owner): void {
  for (const arrival of dueArrivals(board.state, reach.power)) {
    const counter = arrival.what === 'counter' ? board.pack.fleet[arrival.id] : undefined;
    if (counter?.nation !== nation || countDue(board.state, reach.power, nation, 'ship') === 0) continue;
    const due = (area: AreaId) => countDue(board.state, reach.power, nation, 'ship', area);
    const port = placesForFleet(board, counter.id, reach).ports.find((area) => due(area) > 0);
    const ships = port === undefined ? 0 : Math.min(due(port), counter.ships);
    if (port !== undefined)
      add({ order: 'place_fleet', fleet: counter.id, at: { port }, ships, of: { from: 'arrivals' } });
  }
}
