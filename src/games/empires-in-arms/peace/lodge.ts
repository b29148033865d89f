import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Garrison } from '../state.ts';
import { friendlyAreas, nearestFirst, roomFor } from './places-for.ts';

/**
 * A garrison goes to an area, and what that has no room for to the next nearest areas of its power (4.4.6.2): into
 * the city first, then into a depot, infantry before militia. What finds no place anywhere is lost.
 */
export function lodge(board: Board, power: Power, garrison: Garrison, from: AreaId, to: AreaId): void {
  const left = { ...garrison };
  delete left.besieged;
  fill(board, power, left, to);
  if (left.infantry + left.militia === 0) return;
  for (const { area } of nearestFirst(board.pack, from, friendlyAreas(board, power))) fill(board, power, left, area);
}

function fill(board: Board, power: Power, left: Garrison, area: AreaId): void {
  const { state } = board;
  const room = roomFor(board, left.nation, power, area);
  const inCity = take(left, room.city);
  if (inCity) state.garrisons[area] = joined(state.garrisons[area], inCity);
  const depot = state.depots[area];
  const inDepot = depot ? take(left, room.depot) : undefined;
  if (depot && inDepot) depot.garrison = joined(depot.garrison, inDepot);
}

/** As many as there is room for. */
function take(left: Garrison, room: number): Garrison | undefined {
  const infantry = Math.min(left.infantry, room);
  const militia = Math.min(left.militia, room - infantry);
  left.infantry -= infantry;
  left.militia -= militia;
  return infantry + militia > 0 ? { nation: left.nation, infantry, militia } : undefined;
}

function joined(there: Garrison | undefined, more: Garrison): Garrison {
  if (!there) return more;
  return { ...there, infantry: there.infantry + more.infantry, militia: there.militia + more.militia };
}
