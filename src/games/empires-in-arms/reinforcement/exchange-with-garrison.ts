import type { Board } from '../position-types.ts';
import { freeCorps, giveUp } from './free-corps.ts';
import { whyNotGarrisonOf } from './garrison-open.ts';
import type { NoOrder } from './no-order.ts';
import type { Around } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { changeCorps, changeGarrison, garrisonAt, inGarrison, roomInCorps, roomInGarrison } from './room-in.ts';

/**
 * 5.2.3, 7.3.3: factors of a corps become the garrison of the city or the depot in its area, unless enemy corps stand
 * there. Those of a free state stay in its own cities.
 */
export function whyNotDetach(
  board: Board,
  { corps, to, troops, number }: OrderTo<'detach'>,
  reach: Around,
): NoOrder | undefined {
  const found = freeCorps(board, corps, reach);
  if ('no' in found) return found.no;
  const { counter, there } = found;
  if (inGarrison(troops) === undefined) return { why: 'never_in_garrison' };
  const no = whyNotGarrisonOf(board, counter.nation, there.area, to, reach);
  if (no) return no;
  const has = there.factors[troops] ?? 0;
  if (number > has) return { why: 'too_few', has };
  const room = roomInGarrison(board, there.area, to);
  return number > room ? { why: 'no_room', room } : undefined;
}

export function detach({ state, pack }: Board, { corps, to, troops, number }: OrderTo<'detach'>): void {
  const there = state.corps[corps];
  const nation = pack.corpsOf[corps]?.nation;
  const as = inGarrison(troops);
  if (!there || nation === undefined || as === undefined) throw new Error(`${corps} cannot detach ${troops}`);
  changeGarrison(state, there.area, to, { nation, troops: as, number });
  giveUp(state, corps, troops, number);
}

/** 5.2.3, 7.3.3: the other way round: a garrison's factors join a corps of their nation. */
export function whyNotAbsorb(
  board: Board,
  { corps, from, troops, number }: OrderTo<'absorb'>,
  reach: Around,
): NoOrder | undefined {
  const found = freeCorps(board, corps, reach);
  if ('no' in found) return found.no;
  const { counter, there } = found;
  if (troops !== 'infantry' && troops !== 'militia') return { why: 'never_in_garrison' };
  const no = whyNotGarrisonOf(board, counter.nation, there.area, from, reach);
  if (no) return no;
  const has = garrisonAt(board.state, there.area, from)?.[troops] ?? 0;
  if (number > has) return { why: 'too_few', has };
  const room = roomInCorps(counter, there.factors, troops);
  return number > room ? { why: 'no_room', room } : undefined;
}

export function absorb({ state, pack }: Board, { corps, from, troops, number }: OrderTo<'absorb'>): void {
  const there = state.corps[corps];
  const nation = pack.corpsOf[corps]?.nation;
  if (!there || nation === undefined || (troops !== 'infantry' && troops !== 'militia'))
    throw new Error(`${corps} cannot absorb ${troops}`);
  changeGarrison(state, there.area, from, { nation, troops, number: -number });
  changeCorps(state, corps, troops, number);
}
