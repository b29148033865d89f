import type { Board } from '../position-types.ts';
import { freeCorps, giveUp } from './free-corps.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { changeCorps, roomInCorps } from './room-in.ts';

/** 5.2.3: factors change corps of one nation in one area; neither is besieged. */
export function whyNotTransferFactors(
  board: Board,
  { from, to, troops, number }: OrderTo<'transfer_factors'>,
  reach: Reach,
): NoOrder | undefined {
  if (from === to) return { why: 'same_counter' };
  const [giving, taking] = [freeCorps(board, from, reach), freeCorps(board, to, reach)];
  if ('no' in giving) return giving.no;
  if ('no' in taking) return taking.no;
  const { nation } = giving.counter;
  if (taking.counter.nation !== nation) return { why: 'other_nation', nation };
  if (giving.there.area !== taking.there.area) return { why: 'apart' };
  if (troops === 'artillery') return { why: 'never_exchanged' };
  const has = giving.there.factors[troops] ?? 0;
  if (number > has) return { why: 'too_few', has };
  const room = roomInCorps(taking.counter, taking.there.factors, troops);
  return number > room ? { why: 'no_room', room } : undefined;
}

/** A corps that gives all its factors is off the map (5.2.4). */
export function transferFactors({ state }: Board, order: OrderTo<'transfer_factors'>): void {
  changeCorps(state, order.to, order.troops, order.number);
  giveUp(state, order.from, order.troops, order.number);
}
