import type { SheetLine } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { type Planning, planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { TROOPS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { ordersInOrderOfNeed } from './default-orders.ts';
import { dueArrivals } from './due-arrivals.ts';
import { findReinforcementOrder, listReinforcementOrders } from './list-reinforcement-orders.ts';
import { msg } from './msg.ts';
import { arrivalTexts, countedText } from './order-names.ts';
import { isMixedUp, readOrder } from './read-order.ts';
import { sayNoOrder } from './say-no-order.ts';
import { sayOrder } from './say-order.ts';
import { beginPlan, type SheetPlan, withOrder } from './sheet-plan.ts';
import { listUnplaced } from './what-is-lost.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';
import { writeOrder } from './write-order.ts';

const PLANNING: Planning<SheetPlan> = {
  orders: listReinforcementOrders,
  order: findReinforcementOrder,
  add: (plan, line) => {
    if (isMixedUp(line)) return { misfit: { problem: msg('empires-in-arms-reinforcement.mixed-up') } };
    const { reach } = plan.basis;
    const order = readOrder(plan, reach, line);
    const no = whyNotCarryOut(plan, reach.power, order, reach);
    return no ? { misfit: { problem: sayNoOrder(plan.pack, no) } } : withOrder(plan, order);
  },
  costs: ({ state, pack, basis }) => notPlacedYet({ state, pack }, basis.power),
  say: (plan, line) => sayOrder(plan.pack, readOrder(plan, plan.basis.reach, line)),
  forecast: forecastLine,
  rest: (plan) => restOf(plan),
  restIs: msg('empires-in-arms-reinforcement.place-rest'),
};

/** 5: the reinforcement orders of a power, before the first line. */
export function beginReinforcements(board: Board, power: Power): SheetPoint {
  return planSheet(PLANNING, beginPlan(board, power));
}

/** What is still to be placed: what is lost if it stays so, and what may wait. */
function notPlacedYet({ state, pack }: Board, power: Power): readonly Message[] {
  const lost = listUnplaced(state, power);
  const waits = dueArrivals(state, power).filter((one) => !lost.includes(one));
  return [
    ...(lost.length > 0
      ? [msg('empires-in-arms-reinforcement.not-placed', { what: arrivalTexts(pack, power, lost) })]
      : []),
    ...(waits.length > 0
      ? [msg('empires-in-arms-reinforcement.waits', { what: arrivalTexts(pack, power, waits) })]
      : []),
  ];
}

/** The orders that place by themselves what is left, as far as there is room. */
function restOf({ state, pack, basis }: SheetPlan): readonly SheetLine[] {
  const { power } = basis;
  const need = standingOrders(state, power).need ?? [];
  return ordersInOrderOfNeed({ state, pack }, power, need, basis.reach).map(writeOrder);
}

/** What a line takes for good: factors, or a square of the political status display. */
function forecastLine(plan: SheetPlan, line: SheetLine): readonly Message[] {
  const order = readOrder(plan, plan.basis.reach, line);
  switch (order.order) {
    case 'scuttle':
      return [msg('empires-in-arms-reinforcement.costs-points', { points: -plan.pack.points.scuttle_or_lose_fleet })];
    case 'demobilise_corps': {
      const factors = plan.state.corps[order.corps]?.factors ?? {};
      const lost = TROOPS.flatMap((troops) => {
        const number = factors[troops] ?? 0;
        return number > 0 ? [countedText(troops, number)] : [];
      });
      return [msg('empires-in-arms-reinforcement.loses', { what: lost })];
    }
    case 'demobilise_garrison':
      return [msg('empires-in-arms-reinforcement.loses', { what: [countedText(order.troops, order.number)] })];
    default:
      return [];
  }
}
