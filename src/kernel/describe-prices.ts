import type { Budget, Slot } from './choice.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';

/** What may be spent, in a sentence: "... at most 40 money and 12 manpower." */
export function describeBudgets(budgets: readonly Budget[]): Message {
  return msg('kernel.budgets', { budgets: mostOf(budgets) });
}

/** The most of each budget: "40 money", "12 manpower". */
export function mostOf(budgets: readonly Budget[]): readonly Message[] {
  return budgets.map((budget) => amountText(budget, budget.most));
}

/**
 * What units on a slot cost, in words: budgets of which every unit costs the same together, the others one by one. With
 * a single budget of which each unit costs 1 there is nothing to say.
 */
export function describePrices(slot: Slot, budgets: readonly Budget[]): readonly Message[] {
  const priced = budgets.flatMap((budget) => {
    const prices = pricesOf(slot, budget);
    return prices.some((price) => price > 0) ? [{ budget, prices }] : [];
  });
  const flat = priced.flatMap(({ budget, prices: [price, ...others] }) =>
    price !== undefined && others.length === 0 ? [{ budget, price }] : [],
  );
  if (budgets.length === 1 && flat[0]?.price === 1) return [];
  const each = flat.map(({ budget, price }) => amountText(budget, price));
  const ladders = priced.filter(({ prices }) => prices.length > 1);
  return [
    ...(each.length > 0 ? [msg('kernel.price-each', { prices: each })] : []),
    ...ladders.map(({ budget, prices }) => ladderText(budget, prices, slot.max)),
  ];
}

function amountText({ label: budget }: Budget, amount: number): Message {
  return msg('kernel.budget-amount', { amount, budget });
}

/** The prices that count, without those at the end that only say the last one again. */
function pricesOf(slot: Slot, { id }: Budget): readonly number[] {
  const prices = (slot.prices?.[id] ?? []).slice(0, slot.max);
  while (prices.length > 1 && prices.at(-1) === prices.at(-2)) prices.pop();
  return prices;
}

function ladderText({ label: budget }: Budget, prices: readonly number[], max: number): Message {
  const last = prices.at(-1) ?? 0;
  if (prices.length === max) return msg('kernel.prices-in-turn', { prices: prices.map(String), budget });
  const first = prices.slice(0, -1);
  return msg('kernel.prices-then', { prices: first.map(String), count: first.length, budget, last });
}
