import type { SheetLine } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { type Planning, planSheet } from '../../../kernel/plan-sheet.ts';
import type { SheetPoint } from '../../../kernel/sheet.ts';
import type { BegunOrder, Trace } from '../../../kernel/trace.ts';
import { fleetName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { BoardWithOptions } from '../position-types.ts';
import { costsOfGoing } from '../relations/go-to-war.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Position } from '../types.ts';
import { listAnyOrders, listNavalOrders } from './list-naval-orders.ts';
import { meetingsOf, tellMeetings } from './meetings.ts';
import { msg } from './msg.ts';
import { readNavalOrder } from './read-naval-order.ts';
import { sayNavalOrder } from './say-naval-order.ts';
import { sayNoNavalOrder } from './say-no-naval-order.ts';
import { takeEffect } from './take-effect.ts';
import { traceVoyage } from './trace-voyage.ts';
import { copyForNaval, fleetsUnder, pointsLeft, turnOf } from './turn-of.ts';
import { stepOf, whyNotOrder } from './why-not-order.ts';

/** How far a power's naval orders have got: `state` is a copy in which they are carried out, and nobody is met. */
export type NavalPlan = BoardWithOptions & {
  readonly power: Power;
  /** Whether a power decides anything at all. */
  readonly decides: (power: Power) => boolean;
};
type At = BoardWithOptions & Pick<Position, 'resigned'>;

const planning = (left: readonly SheetLine[]): Planning<NavalPlan> => ({
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
  trace: (plan, begun) => (begun.order === 'sail' ? traceSail(plan, begun) : undefined),
  rest: () => left,
});

/** 6.2: the naval orders of a power, before the first line. `left`: lines of an earlier sheet. */
export function beginNaval(position: At, power: Power, left: readonly SheetLine[] = []): SheetPoint {
  return planSheet(planning(left), planNaval(position, power));
}

/** How a power's fleets could sail, before anything is ordered. */
export function planNaval(position: At, power: Power): NavalPlan {
  const { state, pack, options } = position;
  const deciders = deciding(position);
  const decides = (one: Power) => deciders.includes(one);
  return { state: copyForNaval(state, power), pack, options, power, decides };
}

/** The plan after one more line. */
function withOrder(plan: NavalPlan, line: SheetLine): NavalPlan {
  const { state, pack, power } = plan;
  const after = copyForNaval(state, power);
  takeEffect({ state: after, pack }, turnOf(after, power), power, readNavalOrder(line));
  return { ...plan, state: after };
}

/** Fleets that have no line yet. */
function stillInPlace({ state, pack, power }: NavalPlan): readonly Message[] {
  const turn = turnOf(state, power);
  const still = fleetsUnder({ state, pack }, turn, power).filter((id) => turn.used[id] === undefined);
  return still.length === 0
    ? []
    : [msg('empires-in-arms-naval.in-place', { fleets: still.map((id) => fleetName(pack, id)) })];
}

/** A line that is changed is drawn as it is written. */
function traceSail(plan: NavalPlan, { order, parts, by }: BegunOrder): Trace | undefined {
  if (parts.fleet === undefined) return undefined;
  const written = typeof parts.to === 'string' ? [parts.to] : [];
  const sail = readNavalOrder({ order, answer: { ...parts, to: parts.to ?? 'sea:' } });
  return sail.order === 'sail' ? traceVoyage(plan, sail, by.length > 0 ? by : written) : undefined;
}

/** The points that a step takes, whom it could meet, and what a declaration of war would cost. */
function forecastLine(plan: NavalPlan, line: SheetLine): readonly Message[] {
  const order = readNavalOrder(line);
  const turn = turnOf(plan.state, plan.power);
  if (order.order === 'sail') {
    const { crew, step } = stepOf(plan, turn, order);
    const left = Math.min(...crew.map((id) => pointsLeft(plan, turn, id)));
    if (!step) return [];
    const meetings = meetingsOf(plan, crew)(step, order.interceptMe);
    return [
      msg('empires-in-arms-naval.points', { points: step.points, left: left - step.points }),
      ...tellMeetings(plan, meetings),
    ];
  }
  if (order.order === 'attack' && order.war) {
    const points = costsOfGoing(plan, plan.power, order.whom).reduce((sum, cost) => sum + cost.points, 0);
    return [msg('empires-in-arms-naval.war-costs', { points: -points })];
  }
  return [];
}
