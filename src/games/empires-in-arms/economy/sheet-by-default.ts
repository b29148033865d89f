import type { SheetLine } from '../../../kernel/choice.ts';
import type { Owner, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { ownerId } from '../piece-options.ts';
import type { Board } from '../position-types.ts';
import { whyNotAdd, withLine } from './add-to-budget.ts';
import { type BudgetPlan, beginPlan } from './budget-plan.ts';
import { leastToGiveUp } from './list-maintenance.ts';
import { mostOf } from './most-of.ts';
import type { PurchaseOrder } from './price-purchases.ts';
import { readBudgetLine } from './read-budget.ts';
import { roomFor } from './room-for.ts';
import { payerOf } from './whether-to-buy.ts';

/** 8.5: the lines that give up what cannot be paid: depots first, then the weakest corps, then the smallest fleets. */
export function whatToGiveUp({ basis, ledger }: BudgetPlan): readonly SheetLine[] {
  const left = basis.upkeep.filter(({ id }) => !ledger.givenUp.includes(id));
  const more = leastToGiveUp(left, (payer) => -(ledger.purses[payer]?.money ?? 0));
  return more.map(({ what, id }) => ({ order: 'give-up', answer: `${what}:${id}` }));
}

/**
 * The budget of who sends none: upkeep is paid, and what is left buys as many factors as the corps on the map have room
 * for, infantry as far as the money goes and militia for the rest (ruling).
 */
export function budgetByDefault(board: Board, power: Power): readonly SheetLine[] {
  const begin = beginPlan(board, power);
  const gone = whatToGiveUp(begin);
  const plan = planned(begin, gone);
  const bought = Object.keys(plan.ledger.purses).flatMap((nation) => fillCorps(plan, nation));
  return [...gone, ...bought];
}

/** What was bought last time is bought again, as far as it goes (a standing order). */
export function budgetAsBefore(board: Board, power: Power): readonly SheetLine[] {
  const begin = beginPlan(board, power);
  const gone = whatToGiveUp(begin);
  const lines: SheetLine[] = [...gone];
  let plan = planned(begin, gone);
  for (const order of board.state.lastPurchases?.[power] ?? []) {
    const fitting = asManyAsPaid(plan, order);
    const line = fitting && purchaseLine(board.pack, power, fitting);
    if (!line || whyNotAdd(plan, readBudgetLine(power, line))) continue;
    lines.push(line);
    plan = planned(plan, [line]);
  }
  return lines;
}

function planned(plan: BudgetPlan, lines: readonly SheetLine[]): BudgetPlan {
  return lines.reduce((after, line) => withLine(after, readBudgetLine(plan.basis.power, line)), plan);
}

function asManyAsPaid({ basis, ledger }: BudgetPlan, order: PurchaseOrder): PurchaseOrder | undefined {
  if (order.what === 'counter') return order;
  const payer = payerOf(basis, order.nation);
  const has = payer === undefined ? undefined : ledger.purses[payer];
  const number = has ? Math.min(order.number, mostOf(basis.pack, order.what, has)) : 0;
  return number > 0 ? { ...order, number } : undefined;
}

/** As many factors as there is room for, and of these as much infantry as can be. */
function fillCorps({ basis, ledger }: BudgetPlan, nation: Owner): readonly SheetLine[] {
  const { pack, power } = basis;
  const has = ledger.purses[nation];
  if (!has) return [];
  const room = roomFor(basis, nation);
  let best = { infantry: 0, militia: 0 };
  for (let infantry = Math.min(room.infantry, mostOf(pack, 'infantry', has)); infantry >= 0; infantry -= 1) {
    const { money, manpower } = pack.prices.infantry;
    const left = { money: has.money - infantry * money, manpower: has.manpower - infantry * manpower };
    const militia = Math.min(room.militia, room.either - infantry, mostOf(pack, 'militia', left));
    if (infantry + militia > best.infantry + best.militia) best = { infantry, militia };
  }
  return (['infantry', 'militia'] as const).flatMap((what) =>
    best[what] > 0 ? [purchaseLine(pack, power, { what, nation, number: best[what] })] : [],
  );
}

/** A purchase as a line of the sheet. */
function purchaseLine(pack: Pick<Pack, 'fleet'>, power: Power, order: PurchaseOrder): SheetLine {
  if (order.what === 'counter')
    return { order: 'buy', answer: { what: `${pack.fleet[order.id] ? 'fleet' : 'corps'}:${order.id}` } };
  const { what, nation, number } = order;
  return {
    order: 'buy',
    answer: { what: `ware:${what}`, number, ...(nation !== power && { for: ownerId(nation) }) },
  };
}
