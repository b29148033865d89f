import { leadersWith, removeCorps } from '../forces/remove-unit.ts';
import { commanderOf } from '../forces/who-commands.ts';
import type { Board } from '../position-types.ts';
import { isCommandedBy } from './land-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { isShutIn } from './remove-leader.ts';
import { changeGarrison, garrisonAt } from './room-in.ts';

/**
 * 5.2.4: a corps is taken off the map, and its factors are lost. Not one that is lent, and none with a leader who
 * cannot leave it (ruling).
 */
export function whyNotDemobiliseCorps(
  board: Board,
  { corps }: OrderTo<'demobilise_corps'>,
  reach: Reach,
): NoOrder | undefined {
  const { state } = board;
  if (!state.corps[corps]) return { why: 'off_the_map', id: corps };
  if (!isCommandedBy(board, reach.power, corps)) return { why: 'not_yours', id: corps };
  if (state.loans.some((loan) => loan.corps === corps)) return { why: 'lent', id: corps };
  const leader = leadersWith(state, corps).find(() => isShutIn(board, corps, reach));
  return leader === undefined ? undefined : { why: 'shut_in', id: leader };
}

export function demobiliseCorps({ state }: Board, { corps }: OrderTo<'demobilise_corps'>): void {
  removeCorps(state, corps);
}

/** 5.2.4: all or a part of a city's or a depot's garrison. */
export function whyNotDemobiliseGarrison(
  { state }: Board,
  { area, of, troops, number }: OrderTo<'demobilise_garrison'>,
  { power }: Reach,
): NoOrder | undefined {
  const garrison = garrisonAt(state, area, of);
  if (!garrison) return { why: 'too_few', has: 0 };
  if (commanderOf(state, garrison.nation) !== power) return { why: 'not_yours', id: area };
  if (troops !== 'infantry' && troops !== 'militia') return { why: 'never_in_garrison' };
  return number > garrison[troops] ? { why: 'too_few', has: garrison[troops] } : undefined;
}

export function demobiliseGarrison({ state }: Board, order: OrderTo<'demobilise_garrison'>): void {
  const { area, of, troops, number } = order;
  const garrison = garrisonAt(state, area, of);
  if (!garrison || (troops !== 'infantry' && troops !== 'militia')) throw new Error(`${area} has no ${troops}`);
  changeGarrison(state, area, of, { nation: garrison.nation, troops, number: -number });
}
