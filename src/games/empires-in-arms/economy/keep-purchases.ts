import { standingOrders } from '../orders/standing-orders.ts';
import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Budgets, linesOf } from './budget-line.ts';
import { readBudget } from './read-budget.ts';
import { budgetAsBefore } from './sheet-by-default.ts';

/**
 * What each power buys is kept, for a standing order that buys the same next time. What such an order itself has
 * bought is not: where money was short once, the time after next would buy as little.
 */
export function keepPurchases(board: Board, budgets: Budgets): void {
  const { state } = board;
  for (const power of POWERS) {
    const lines = budgets[power];
    if (!lines) continue;
    const bought = linesOf(lines, 'buy').map(({ purchase }) => purchase);
    if (standingOrders(state, power).purchases === 'as_before') {
      const again = linesOf(readBudget(power, budgetAsBefore(board, power)), 'buy').map(({ purchase }) => purchase);
      if (JSON.stringify(again) === JSON.stringify(bought)) continue;
    }
    state.lastPurchases = { ...state.lastPurchases, [power]: bought };
  }
}
