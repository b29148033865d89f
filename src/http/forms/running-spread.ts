import { msg } from '../../i18n/msg.ts';
import type { Budget, Spread } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { costOf } from '../../kernel/spread-cost.ts';
import { subPath } from './field-path.ts';

/**
 * What is placed and spent with the amounts that are filled in, in words. The page's script counts along with `pattern`
 * and its braces: the same sentence without figures.
 */
export type RunningSpread = Running & { readonly pattern: Message; readonly budgets: readonly RunningBudget[] };
export type RunningBudget = Running & {
  readonly id: string;
  readonly most: number;
  readonly left: Message;
  readonly above: Message;
};
type Running = { readonly said: Message; readonly over: boolean };

/** Counts what is filled in; what is no number counts as nothing. */
export function runningSpread(choice: Spread, fields: URLSearchParams, path: string): RunningSpread {
  const { slots, total, budgets = [] } = choice;
  const amounts = slots.map((slot) => ({ slot, amount: amountIn(fields.get(subPath(path, slot.id))) }));
  const placed = amounts.reduce((sum, { amount }) => sum + amount, 0);
  const placedText = (so: number | string) => msg('pages.answer.running-spread', { total: so, max: total.max });
  return {
    said: placedText(placed),
    over: placed > total.max,
    pattern: placedText('{total}'),
    budgets: budgets.map((budget) => {
      const cost = amounts.reduce((sum, { slot, amount }) => sum + costOf(slot, amount, budget.id), 0);
      return runningBudget(budget, cost);
    }),
  };
}

function runningBudget({ id, label: budget, most }: Budget, cost: number): RunningBudget {
  const left = (so: number | string, rest: number | string) =>
    msg('pages.answer.running-left', { cost: so, most, budget, left: rest });
  const above = (so: number | string, more: number | string) =>
    msg('pages.answer.running-over', { cost: so, most, budget, over: more });
  const over = cost > most;
  return {
    id,
    most,
    over,
    said: over ? above(cost, cost - most) : left(cost, most - cost),
    left: left('{cost}', '{left}'),
    above: above('{cost}', '{over}'),
  };
}

/** A page may send anything. */
function amountIn(text: string | null): number {
  return /^\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : 0;
}
