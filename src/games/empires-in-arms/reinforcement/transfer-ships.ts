import { removeFleet } from '../forces/remove-unit.ts';
import type { Board } from '../position-types.ts';
import { areTogether, commandsFleet } from './naval-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { roomInFleet } from './room-in.ts';

/** 5.1.3: ships change fleets of one nation in one place. */
export function whyNotTransferShips(
  board: Board,
  { from, to, ships }: OrderTo<'transfer_ships'>,
  { power }: Reach,
): NoOrder | undefined {
  const { state, pack } = board;
  if (from === to) return { why: 'same_counter' };
  const [giving, taking] = [state.fleets[from], state.fleets[to]];
  if (!giving || !taking) return { why: 'off_the_map', id: giving ? to : from };
  const foreign = [from, to].find((id) => !commandsFleet(board, power, id));
  if (foreign !== undefined) return { why: 'not_yours', id: foreign };
  const nation = pack.fleet[to]?.nation;
  if (nation === undefined || nation !== pack.fleet[from]?.nation)
    return { why: 'other_nation', nation: pack.fleet[from]?.nation ?? from };
  if (!areTogether(giving.at, taking.at)) return { why: 'apart' };
  if (ships > giving.ships) return { why: 'too_few', has: giving.ships };
  const room = roomInFleet(board, to);
  return ships > room ? { why: 'no_room', room } : undefined;
}

/** A fleet that gives all its ships is off the map, without a cost. */
export function transferShips({ state }: Board, { from, to, ships }: OrderTo<'transfer_ships'>): void {
  const [giving, taking] = [state.fleets[from], state.fleets[to]];
  if (!giving || !taking) throw new Error(`${from} or ${to} is not on the map`);
  giving.ships -= ships;
  taking.ships += ships;
  if (giving.ships === 0) removeFleet(state, from);
}
