import type { Slot } from './choice.ts';

/** What `amount` units on a slot cost together of one budget. */
export function costOf({ prices }: Slot, amount: number, budget: string): number {
  const list = prices && Object.hasOwn(prices, budget) ? prices[budget] : undefined;
  if (!list || list.length === 0) return 0;
  const listed = Math.min(amount, list.length);
  let cost = (amount - listed) * (list.at(-1) ?? 0);
  for (let unit = 0; unit < listed; unit += 1) cost += list[unit] ?? 0;
  return cost;
}
