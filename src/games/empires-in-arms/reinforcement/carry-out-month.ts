import { tidyCities } from '../land/tidy-cities.ts';
import type { Power } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play } from '../types.ts';
import { carryOut } from './carry-out.ts';
import { defaultOrders } from './default-orders.ts';
import { dueArrivals } from './due-arrivals.ts';
import { reachOf } from './reach-of.ts';
import type { OrderDone } from './reinforcement-fact.ts';
import type { ReinforcementOrder } from './reinforcement-order.ts';
import { stepOf } from './step-of.ts';
import { loseUnplaced } from './what-is-lost.ts';
import { whyNotCarryOut } from './why-not-carry-out.ts';

/** What powers answered; who is not in it has been asked nothing. */
export type Answered = { readonly [P in Power]?: readonly ReinforcementOrder[] };

/** 5.1, 5.2: all that these powers ordered: the naval part of each in the order of the rules, then the land part. */
export function carryOutMonth(play: Play, powers: readonly Power[], answered: Answered): void {
  const { navalReinforcement, landReinforcement } = play.pack.sequence;
  const orders = new Map(powers.map((power) => [power, answered[power] ?? ordersUnasked(play, power)]));
  for (const power of powers) delete play.state.reinforcementOrders[power];
  for (const power of navalReinforcement) carryOutPart(play, power, orders.get(power) ?? [], 'naval');
  for (const power of landReinforcement) {
    if (!powers.includes(power)) continue;
    carryOutPart(play, power, orders.get(power) ?? [], 'land');
    const lost = loseUnplaced(play.state, power);
    if (lost.length > 0) play.tell({ type: 'reinforcements-lost', power, lost: lost.map((one) => ({ ...one })) });
  }
  tidyCities(play);
}

/** What a power ordered in advance; for one that nobody plays any more the defaults (ruling). */
function ordersUnasked(play: Play, power: Power): readonly ReinforcementOrder[] {
  if (deciding(play).includes(power)) return play.state.reinforcementOrders[power] ?? [];
  return dueArrivals(play.state, power).length > 0 ? defaultOrders(play, power) : [];
}

function carryOutPart(play: Play, power: Power, orders: readonly ReinforcementOrder[], step: 'naval' | 'land'): void {
  const part = orders.filter((order) => stepOf(play.pack, order) === step);
  if (part.length === 0) return;
  const reach = reachOf(play, power);
  const done: OrderDone[] = [];
  for (const order of part) {
    const no = whyNotCarryOut(play, power, order, reach);
    if (no) {
      play.tell({ type: 'reinforcement-lapsed', power, order, no });
      continue;
    }
    const area = exchangedIn(play, order);
    tellPoints(play, () => carryOut(play, power, order, reach));
    done.push({ order, ...goneBy(play, order), ...(area !== undefined && { area }) });
  }
  if (done.length > 0) play.tell({ type: 'reinforced', power, done });
}

function exchangedIn({ state }: Play, order: ReinforcementOrder) {
  return order.order === 'detach' || order.order === 'absorb' ? state.corps[order.corps]?.area : undefined;
}

/** The counter that gave factors or ships, where it has none left. */
function goneBy({ state }: Play, order: ReinforcementOrder): Pick<OrderDone, 'gone'> {
  const giving = givingIn(order);
  return giving === undefined || state.corps[giving] || state.fleets[giving] ? {} : { gone: giving };
}

function givingIn(order: ReinforcementOrder): string | undefined {
  switch (order.order) {
    case 'place_fleet':
      return order.of.from === 'fleet' ? order.of.fleet : undefined;
    case 'place_corps':
      return order.of.from === 'corps' ? order.of.corps : undefined;
    case 'transfer_ships':
    case 'transfer_factors':
      return order.from;
    case 'detach':
      return order.corps;
    default:
      return undefined;
  }
}
