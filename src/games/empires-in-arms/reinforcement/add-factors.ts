import { commanderOf } from '../forces/who-commands.ts';
import type { Board } from '../position-types.ts';
import { countDue, takeDue } from './due-arrivals.ts';
import { whyNotFactorsThere } from './land-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { changeCorps, roomInCorps } from './room-in.ts';

/**
 * 5.2.2.2.1, 5.2.2.2.3: factors that arrive go to a corps of their nation that is not besieged, at home or in reach of
 * a chain of depots. A corps that is lent (B.4) gets them too, from its own power.
 */
export function whyNotAddFactors(
  board: Board,
  { corps, troops, number }: OrderTo<'add_factors'>,
  reach: Reach,
): NoOrder | undefined {
  const { state, pack } = board;
  const counter = pack.corpsOf[corps];
  const there = state.corps[corps];
  if (!counter || !there) return { why: 'off_the_map', id: corps };
  if (commanderOf(state, counter.nation) !== reach.power) return { why: 'not_yours', id: corps };
  if (there.besieged) return { why: 'besieged', id: corps };
  const has = countDue(state, reach.power, counter.nation, troops);
  if (number > has) return { why: 'too_few', has };
  const room = roomInCorps(counter, there.factors, troops);
  return number > room ? { why: 'no_room', room } : whyNotFactorsThere(board, counter, there.area, troops, reach);
}

export function addFactors(board: Board, order: OrderTo<'add_factors'>, { power }: Reach): void {
  const { corps, troops, number } = order;
  const nation = board.pack.corpsOf[corps]?.nation;
  if (nation === undefined) throw new Error(`the pack has no corps ${corps}`);
  takeDue(board.state, { power, nation, what: troops }, number);
  changeCorps(board.state, corps, troops, number);
}
