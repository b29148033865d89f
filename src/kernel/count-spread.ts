import type { Slot, Spread } from './choice.ts';
import { dearFirst } from './dear-first.ts';
import { costOf } from './spread-cost.ts';
import { searchSpread } from './spread-search.ts';

/**
 * How many legal answers a spread has, at most `cap`; `cap` too where that is too hard to find out (`searchSpread`).
 */
export function countSpread(choice: Spread, cap: number): number {
  if (cap > 2 || !mayBeEmpty(choice)) return searchSpread(dearFirst(choice)).count(cap);
  // Nothing is an answer, and a second one is there if a slot can be used at all.
  return choice.slots.some((slot) => fitsAlone(choice, slot)) ? cap : Math.min(cap, 1);
}

function mayBeEmpty({ slots, total, used, budgets = [] }: Spread): boolean {
  const ranges = used ? [total, used] : [total];
  return (
    ranges.every(({ min, max }) => min <= 0 && max >= 0) &&
    budgets.every(({ most }) => most >= 0) &&
    !slots.some(({ needed }) => needed)
  );
}

/** With its least amount, and nothing on the others. */
function fitsAlone({ total, used, budgets = [] }: Spread, slot: Slot): boolean {
  const least = Math.max(1, slot.min ?? 1);
  if (least > Math.min(slot.max, total.max) || (used && used.max < 1)) return false;
  return budgets.every(({ id, most }) => costOf(slot, least, id) <= most);
}
