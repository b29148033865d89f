import type { Spread } from './choice.ts';
import { costOf } from './spread-cost.ts';

/**
 * A spread with its dear slots first. A search leaves out what it can of the first slots, so it reaches what must be
 * reached with the cheap ones.
 */
export function dearFirst(choice: Spread): Spread {
  const { slots, budgets = [] } = choice;
  if (budgets.length === 0) return choice;
  const dearness = new Map(
    slots.map((slot) => {
      const min = Math.max(1, slot.min ?? 1);
      return [slot, budgets.reduce((sum, { id, most }) => sum + costOf(slot, min, id) / min / (most + 1), 0)];
    }),
  );
  return { ...choice, slots: slots.toSorted((a, b) => (dearness.get(b) ?? 0) - (dearness.get(a) ?? 0)) };
}
