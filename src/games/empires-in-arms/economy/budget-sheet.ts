import { type Planning, planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { nationName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { whyNotAdd, withLine } from './add-to-budget.ts';
import { type BudgetPlan, beginPlan, shortPurses } from './budget-plan.ts';
import { budgetCosts, budgetForecast } from './forecast-budget.ts';
import { findBudgetOrder, listBudgetOrders } from './list-budget-orders.ts';
import { msg } from './msg.ts';
import { readBudgetLine } from './read-budget.ts';
import { sayBudgetLine } from './say-budget-line.ts';
import { sayNoBudget, sectionOfNo } from './say-no-budget.ts';
import { whatToGiveUp } from './sheet-by-default.ts';

const PLANNING: Planning<BudgetPlan> = {
  orders: listBudgetOrders,
  order: findBudgetOrder,
  add: (plan, line) => {
    const order = readBudgetLine(plan.basis.power, line);
    const no = whyNotAdd(plan, order);
    return no
      ? { misfit: { problem: sayNoBudget(plan.basis.pack, no), section: sectionOfNo(no) } }
      : withLine(plan, order);
  },
  unfinished: (plan) => {
    const short = shortPurses(plan);
    if (short.length === 0) return undefined;
    const payers = short.map((owner) => nationName(plan.basis.pack, owner));
    return { problem: msg('empires-in-arms-economy.unfinished', { payers }), section: '8.5' };
  },
  costs: budgetCosts,
  say: ({ basis: { pack, power } }, line) => sayBudgetLine(pack, power, readBudgetLine(power, line)),
  forecast: (plan, line) => budgetForecast(plan, readBudgetLine(plan.basis.power, line)),
  rest: whatToGiveUp,
};

/** 8.1.2 to 8.10: the economic orders of a power, before the first line. */
export function beginBudget(board: Parameters<typeof beginPlan>[0], power: Power): SheetPoint {
  return planSheet(PLANNING, beginPlan(board, power));
}
