import type { Board } from '../position-types.ts';
import { countDue, takeDue } from './due-arrivals.ts';
import { whyNotGarrisonThere } from './land-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { changeGarrison, inGarrison, roomInGarrison } from './room-in.ts';

/** 5.2.2.2.2: factors that arrive are the garrison of a city at home; cavalry and guard become infantry (7.3.3.2). */
export function whyNotPlaceGarrison(
  board: Board,
  { area, nation, troops, number }: OrderTo<'place_garrison'>,
  reach: Reach,
): NoOrder | undefined {
  if (inGarrison(troops) === undefined) return { why: 'never_in_garrison' };
  const has = countDue(board.state, reach.power, nation, troops);
  if (number > has) return { why: 'too_few', has };
  const no = whyNotGarrisonThere(board, nation, area, reach);
  if (no) return no;
  const room = roomInGarrison(board, area, 'city');
  return number > room ? { why: 'no_room', room } : undefined;
}

export function placeGarrison({ state }: Board, order: OrderTo<'place_garrison'>, { power }: Reach): void {
  const { area, nation, troops, number } = order;
  const as = inGarrison(troops);
  if (as === undefined) throw new Error(`${troops} are in no garrison`);
  takeDue(state, { power, nation, what: troops }, number);
  changeGarrison(state, area, 'city', { nation, troops: as, number });
}
