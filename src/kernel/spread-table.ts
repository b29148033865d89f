import type { Spread } from './choice.ts';
import { pointAfter, type SpreadPoint } from './spread-point.ts';

/**
 * How many legal answers lie beyond each point of a walk over the slots. Exact, and as slow as there are points:
 * `hasSmallTable` says whether that is quick.
 */
export function spreadTable(choice: Spread) {
  const { slots, total, used, budgets = [] } = choice;
  const known = new Map<string, number>();

  function amountsAt(point: SpreadPoint): readonly number[] {
    const slot = slots[point.slot];
    if (!slot) return [];
    const amounts = slot.needed ? [] : [0];
    for (let amount = slot.min ?? 1; amount <= slot.max; amount += 1) amounts.push(amount);
    return amounts;
  }

  function ways(point: SpreadPoint): number {
    if (point.total > total.max || (used && point.used > used.max)) return 0;
    if (budgets.some(({ most }, i) => (point.costs[i] ?? 0) > most)) return 0;
    if (point.slot === slots.length) return point.total >= total.min && (!used || point.used >= used.min) ? 1 : 0;
    const key = `${point.slot},${point.total},${point.used},${point.costs}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (const amount of amountsAt(point)) sum += ways(pointAfter(choice, point, amount));
    known.set(key, sum);
    return sum;
  }

  return { amountsAt, ways };
}

/** The most amounts that are tried while a small table is built. */
const SMALL = 30_000;

/** Whether the table of a spread is built in a few milliseconds. */
export function hasSmallTable({ slots, total, used, budgets = [] }: Spread): boolean {
  const units = slots.reduce((sum, { max }) => sum + max, 0);
  const totals = Math.min(units, total.max) + 1;
  const points = budgets.reduce((so, { most }) => so * (most + 1), totals * (used ? used.max + 1 : 1));
  return (units + slots.length) * points <= SMALL;
}
