import type { Answer, Order, SheetLine } from '../../../../kernel/choice.ts';
import { linkedAreas } from '../../forces/map-links.ts';
import type { AreaId, CorpsId } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, idsIn, partsOf } from '../../read-form.ts';
import { mayForce } from '../allowance.ts';
import { carryOutMarch } from '../carry-out-march.ts';
import { forecastMarch } from '../forecast-march.ts';
import type { OrderTo } from '../land-order.ts';
import { type LandPlan, ownCorpsOf } from '../land-plan.ts';
import { mostPoints, usualPoints, whyNotMove } from '../march-corps.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { routeOf } from '../route-of.ts';
import { corpsNames, sayNoLand, wayText } from '../say-land.ts';
import { traceMarch } from '../trace-march.ts';
import { lineKind } from './line-kind.ts';
import { areasAround, corpsOptions, field, forceOption, formOf, some } from './line-parts.ts';

/** How many areas a way may name besides its end: more than anybody has points for. */
const MOST_BETWEEN = 8;

type March = OrderTo<'march'>;

/** 7.3.1, 7.3.2: corps that stand together march, by a way that is written or by the cheapest. */
export const marchLine = lineKind<March, NoLand>({
  id: 'march',
  changesSurroundings: true,
  orders: marchOrders,
  beyond: (plan) =>
    marchForm(plan, { corps: ownCorpsOf(plan, plan.power), to: plan.pack.areas.map(({ id }) => id), forcing: true }),
  read: readMarch,
  whyNot: (plan, given) => {
    const route = routeOf(plan, given);
    return 'no' in route ? route.no : undefined;
  },
  sayNo: sayNoLand,
  carryOut: carryOutMarch,
  say: (pack, given, plan) => {
    const from = plan?.state.corps[given.corps[0] ?? '']?.area;
    const route = plan && routeOf(plan, given);
    const way = route && 'way' in route ? route.way : [...(given.by ?? []), given.to];
    return msg('empires-in-arms-land.line.march', {
      corps: corpsNames(pack, given.corps),
      way: wayText(pack, from === undefined ? way : [from, ...way]),
      forced: String(plan ? isForced(plan, given) : given.force),
    });
  },
  forecast: forecastMarch,
  trace: (plan, { parts, by }) => {
    const march = readMarch(parts);
    const written = 'to' in parts ? [...(march.by ?? []), march.to] : [];
    return traceMarch(plan, { march, by: by.length > 0 ? by : written });
  },
});

function readMarch(answer: Answer): March {
  const part = partsOf(answer);
  const by = part('by');
  return {
    order: 'march',
    corps: idsIn(part('corps')),
    to: idIn(part('to')),
    ...(by !== undefined && { by: idsIn(by) }),
    force: part('how') === 'force',
  };
}

/** True where some of the corps need the points of a forced march. */
function isForced(plan: LandPlan, given: March): boolean {
  const route = routeOf(plan, given);
  return given.force && 'points' in route && given.corps.some((id) => usualPoints(plan, id) < route.points);
}

/**
 * The corps that can march on, and the areas around them as far as points could lead over easy ground. What cannot be
 * for another reason, and whether they can go together, is found out with the line, which then says by which rule.
 */
function marchOrders(plan: LandPlan): readonly Order[] {
  const corps = ownCorpsOf(plan, plan.power).filter((id) => !whyNotMove(plan, id) && mostPoints(plan, id) > 0);
  const to = areasAround(
    plan,
    corps.map((id) => ({ from: plan.state.corps[id]?.area ?? '', points: mostPoints(plan, id) })),
  );
  if (to.length === 0) return [];
  const forcing = corps.some((id) => {
    const counter = plan.pack.corpsOf[id];
    return counter !== undefined && mayForce(counter);
  });
  return [marchForm(plan, { corps, to, forcing })];
}

/** The first march to an area beside its corps that is legal, for whoever writes orders for the first time. */
export function exampleMarch(plan: LandPlan): readonly SheetLine[] {
  for (const id of ownCorpsOf(plan, plan.power)) {
    const beside = linkedAreas(plan.pack).get(plan.state.corps[id]?.area ?? '') ?? [];
    for (const to of beside) {
      const answer = { corps: [`corps:${id}`], to: `area:${to}` };
      if (!('no' in routeOf(plan, readMarch(answer)))) return [{ order: 'march', answer }];
    }
  }
  return [];
}

type Marching = { readonly corps: readonly CorpsId[]; readonly to: readonly AreaId[]; readonly forcing: boolean };

function marchForm(plan: LandPlan, { corps, to, forcing }: Marching): Order {
  const areas = areaOptions(plan, to);
  return formOf(
    'march',
    field('corps', some(corpsOptions(plan, corps))),
    field('to', one(areas)),
    field('by', { kind: 'ranking', options: areas, min: 1, max: Math.min(MOST_BETWEEN, to.length) }, true),
    ...(forcing ? [field('how', one([forceOption]), true)] : []),
  );
}
