import type { Choice } from './choice.ts';
import { priceOf } from './explain-refusal.ts';

type Spread = Extract<Choice, { kind: 'spread' }>;

/** Where a walk over the slots has got to: what the slots before this one have taken. */
export type SpreadPoint = {
  readonly slot: number;
  readonly total: number;
  readonly used: number;
  readonly cost: number;
};

/** The empty spread before its first slot. */
export const SPREAD_START: SpreadPoint = { slot: 0, total: 0, used: 0, cost: 0 };

/**
 * Counting, listing and sampling of spreads share one walk: from a point, which amounts of the next slot
 * still lead to a legal answer, and to how many. What no rule limits (used slots, cost) is not told
 * apart, so the table of points stays small.
 */
export function spreadTable(choice: Spread) {
  const { slots, total, used, budget } = choice;
  const known = new Map<string, number>();

  function amountsAt(point: SpreadPoint): number[] {
    const slot = slots[point.slot];
    if (!slot) return [];
    const amounts = slot.needed ? [] : [0];
    for (let amount = slot.min ?? 1; amount <= slot.max; amount += 1) amounts.push(amount);
    return amounts;
  }

  function after(point: SpreadPoint, amount: number): SpreadPoint {
    const slot = slots[point.slot];
    if (!slot || amount === 0) return { ...point, slot: point.slot + 1 };
    return {
      slot: point.slot + 1,
      total: point.total + amount,
      used: used ? point.used + 1 : 0,
      cost: budget === undefined ? 0 : point.cost + priceOf(slot, amount),
    };
  }

  /** How many legal answers lie beyond a point. */
  function ways(point: SpreadPoint): number {
    if (point.total > total.max || (used && point.used > used.max) || (budget !== undefined && point.cost > budget))
      return 0;
    if (point.slot === slots.length) return point.total >= total.min && (!used || point.used >= used.min) ? 1 : 0;
    const key = `${point.slot},${point.total},${point.used},${point.cost}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (const amount of amountsAt(point)) sum += ways(after(point, amount));
    known.set(key, sum);
    return sum;
  }

  return { amountsAt, after, ways };
}
