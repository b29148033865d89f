import type { Message } from '../../../kernel/message.ts';
import type { Lead, Trace } from '../../../kernel/trace.ts';
import type { AreaId } from '../pack-lists.ts';
import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import { writeMarch } from './lines/write-march.ts';
import { type Pricing, pricing } from './march-takes.ts';
import { msg } from './msg.ts';
import { type Marcher, type Reached, reachFrom } from './reach.ts';
import type { Route } from './route.ts';
import { corpsNames, wayText } from './say-land.ts';
import { type Together, together } from './together.ts';

/** A march that is drawn: who marches, what else is said of it, and the areas that were picked, in order. */
type Drawn = { readonly march: OrderTo<'march'>; readonly by: readonly AreaId[] };

/**
 * 7.3: where corps that stand together could get to in this step, each area by the cheapest way, and by the way that is
 * drawn so far. They force their march only where they must (7.3.1.2), and if they may. Nothing while no corps is
 * chosen, or where they cannot go together. It goes by what their power sees: where enemies stand, not how strong.
 */
export function traceMarch(plan: LandPlan, { march, by }: Drawn): Trace | undefined {
  const group = together(plan, march.corps, 'asAble');
  if ('no' in group) return undefined;
  const { marcher } = group;
  const price = pricing(plan);
  const anew = reachFrom(plan.pack, plan.around, marcher);
  const drawn = drawWay(plan, marcher, by);
  const leads = new Map<string, Lead>();
  const add = (reached: ReadonlyMap<AreaId, Reached>, before: Route, places: readonly AreaId[]) => {
    for (const { area, way, points } of reached.values()) {
      const whole = { way: [...before.way, ...way], points: before.points + points };
      const key = whole.way.join(' ');
      if (area !== group.from && !leads.has(key))
        leads.set(key, leadTo(plan, { group, march, price }, whole, [...places, area]));
    }
  };
  add(anew, NOWHERE, []);
  if (drawn.way.length > 0) {
    if (!drawn.stops)
      add(reachFrom(plan.pack, plan.around, { ...marcher, ...goingOn(marcher, drawn) }), drawn, drawn.by);
    leads.delete(drawn.way.join(' '));
  }
  return {
    route: [group.from, ...drawn.way],
    drawn: drawn.way.length > 0 ? leadTo(plan, { group, march, price }, drawn, drawn.by) : undefined,
    leads: [...leads.values()],
  };
}

const NOWHERE: Route = { way: [], points: 0 };

const goingOn = ({ from, points }: Marcher, before: Route): Pick<Marcher, 'from' | 'points'> => ({
  from: before.way.at(-1) ?? from,
  points: points - before.points,
});

type WayDrawn = Route & { readonly by: readonly AreaId[]; readonly stops: boolean };

/** The cheapest way by the areas that were picked, as far as it leads. */
function drawWay(plan: LandPlan, marcher: Marcher, by: readonly AreaId[]): WayDrawn {
  let drawn: WayDrawn = { ...NOWHERE, by: [], stops: false };
  for (const area of by) {
    const leg = drawn.stops
      ? undefined
      : reachFrom(plan.pack, plan.around, { ...marcher, ...goingOn(marcher, drawn) }).get(area);
    if (!leg) break;
    drawn = {
      way: [...drawn.way, ...leg.way],
      points: drawn.points + leg.points,
      by: [...drawn.by, area],
      stops: leg.stops,
    };
  }
  return drawn;
}

type Going = { readonly group: Together; readonly march: OrderTo<'march'>; readonly price: Pricing };

function leadTo(plan: LandPlan, { group, march, price }: Going, route: Route, by: readonly AreaId[]): Lead {
  const { corps, from, usual } = group;
  const takes = price({ corps, from, usual, ...route });
  return {
    place: route.way.at(-1) ?? from,
    by,
    lines: [writeMarch(marchBy(march, group, route))],
    said: sayMarch(plan, group, route),
    takes,
  };
}

function marchBy(march: OrderTo<'march'>, { from, usual }: Together, { way, points }: Route): OrderTo<'march'> {
  return { ...march, to: way.at(-1) ?? from, by: way.slice(0, -1), force: march.force || points > usual };
}

function sayMarch({ pack }: LandPlan, { corps, from, usual }: Together, { way, points }: Route): Message {
  return msg('empires-in-arms-land.line.march', {
    corps: corpsNames(pack, corps),
    way: wayText(pack, [from, ...way]),
    forced: String(points > usual),
  });
}
