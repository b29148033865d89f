import type { SheetLine } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { type Planning, planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import { fleetName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { costsOfGoing } from '../relations/go-to-war.ts';
import type { State } from '../state.ts';
import { listAnyOrders, listNavalOrders } from './list-naval-orders.ts';
import { msg } from './msg.ts';
import { readNavalOrder } from './read-naval-order.ts';
import { sayNavalOrder } from './say-naval-order.ts';
import { sayNoNavalOrder } from './say-no-naval-order.ts';
import { takeEffect } from './take-effect.ts';
import { copyForNaval, fleetsUnder, pointsLeft, turnOf } from './turn-of.ts';
import { stepOf, whyNotOrder } from './why-not-order.ts';

/** How far a power's naval orders have got: `state` is a copy in which they are carried out, and nobody is met. */
export type NavalPlan = { readonly state: State; readonly pack: Pack; readonly power: Power };

const PLANNING: Planning<NavalPlan> = {
  orders: (plan) => listNavalOrders(plan, turnOf(plan.state, plan.power), plan.power),
  order: (plan, id) => listNavalOrders(plan, turnOf(plan.state, plan.power), plan.power, id)[0],
  beyond: (plan) => listAnyOrders(plan, turnOf(plan.state, plan.power), plan.power),
  add: (plan, line) => {
    const order = readNavalOrder(line);
    const no = whyNotOrder(plan, plan.power, order);
    return no ? { misfit: sayNoNavalOrder(plan.pack, no) } : withOrder(plan, line);
  },
  costs: (plan) => stillInPlace(plan),
  say: (plan, line) => {
    const order = readNavalOrder(line);
    const crew = order.order === 'sail' ? stepOf(plan, turnOf(plan.state, plan.power), order) : undefined;
    return sayNavalOrder(plan.pack, order, crew && { fleets: crew.crew, from: crew.at });
  },
  forecast: forecastLine,
};

/** 6.2: the naval orders of a power, before the first line. */
export function beginNaval({ state, pack }: { readonly state: State; readonly pack: Pack }, power: Power): SheetPoint {
  return planSheet(PLANNING, { state: copyForNaval(state, power), pack, power });
}

/** The plan after one more line. */
export function withOrder({ state, pack, power }: NavalPlan, line: SheetLine): NavalPlan {
  const after = copyForNaval(state, power);
  takeEffect({ state: after, pack }, turnOf(after, power), power, readNavalOrder(line));
  return { state: after, pack, power };
}

/** Fleets that have no line yet. */
function stillInPlace({ state, pack, power }: NavalPlan): readonly Message[] {
  const turn = turnOf(state, power);
  const still = fleetsUnder({ state, pack }, turn, power).filter((id) => turn.used[id] === undefined);
  return still.length === 0
    ? []
    : [msg('empires-in-arms-naval.in-place', { fleets: still.map((id) => fleetName(pack, id)) })];
}

/** The points that a step takes, and what a declaration of war would cost. */
function forecastLine(plan: NavalPlan, line: SheetLine): readonly Message[] {
  const order = readNavalOrder(line);
  const turn = turnOf(plan.state, plan.power);
  if (order.order === 'sail') {
    const { crew, step } = stepOf(plan, turn, order);
    const left = Math.min(...crew.map((id) => pointsLeft(plan, turn, id)));
    return step ? [msg('empires-in-arms-naval.points', { points: step.points, left: left - step.points })] : [];
  }
  if (order.order === 'attack' && order.war) {
    const points = costsOfGoing(plan, plan.power, order.whom).reduce((sum, cost) => sum + cost.points, 0);
    return [msg('empires-in-arms-naval.war-costs', { points: -points })];
  }
  return [];
}
