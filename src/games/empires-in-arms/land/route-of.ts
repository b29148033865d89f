import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import type { MarchAhead } from './march-takes.ts';
import type { NoLand } from './no-land.ts';
import { findRoute } from './route.ts';
import { together } from './together.ts';

/**
 * 7.3.1 to 7.3.2: the way that corps take together, or why they cannot. What it costs is the same for all of them; each
 * must have the points. A way that is written may name the area first in which they stand.
 */
export function routeOf(plan: LandPlan, order: OrderTo<'march'>): MarchAhead | { readonly no: NoLand } {
  const group = together(plan, order.corps, order.force);
  if ('no' in group) return group;
  const { corps, from, slowest, marcher, usual } = group;
  const by = order.by?.[0] === from ? order.by.slice(1) : order.by;
  const wanted = by && by.length > 0 ? { to: order.to, by } : { to: order.to };
  const route = findRoute(plan, marcher, wanted, slowest);
  return 'no' in route ? route : { corps, from, usual, ...route };
}
