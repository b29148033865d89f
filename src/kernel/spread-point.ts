import type { Spread } from './choice.ts';
import { costOf } from './spread-cost.ts';

/** Where a walk over the slots of a spread has got to: what the slots before this one have taken. */
export type SpreadPoint = {
  readonly slot: number;
  readonly total: number;
  /** How many slots take anything; 0 where the choice does not limit that. */
  readonly used: number;
  /** Of each budget, in the choice's order. */
  readonly costs: readonly number[];
};

/** Before the first slot, with nothing taken. */
export function startOf({ budgets = [] }: Spread): SpreadPoint {
  return { slot: 0, total: 0, used: 0, costs: budgets.map(() => 0) };
}

/** The point after the next slot has taken `amount`. What no rule limits is not told apart, so that there are few. */
export function pointAfter({ slots, used, budgets = [] }: Spread, point: SpreadPoint, amount: number): SpreadPoint {
  const slot = slots[point.slot];
  if (!slot || amount === 0) return { ...point, slot: point.slot + 1 };
  return {
    slot: point.slot + 1,
    total: point.total + amount,
    used: used ? point.used + 1 : 0,
    costs: point.costs.map((cost, i) => cost + costOf(slot, amount, budgets[i]?.id ?? '')),
  };
}
