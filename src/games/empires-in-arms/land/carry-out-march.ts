import type { Play } from '../types.ts';
import { askGarrison, isGuarded } from './depot-garrison.ts';
import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import { advance } from './march-corps.ts';
import { routeOf } from './route-of.ts';
import { endIdleSieges } from './siege.ts';

/**
 * Corps march. On their way the garrison of an enemy depot may have to decide something (7.3.6.2): then they go on when
 * it has. In a trial nobody is asked. Throws on a march that cannot be.
 */
export function carryOutMarch(plan: LandPlan, march: OrderTo<'march'>, play?: Play): void {
  const { state, power } = plan;
  const from = state.corps[march.corps[0] ?? '']?.area ?? '';
  const route = routeOf(plan, march);
  if ('no' in route) throw new Error(`the march cannot be carried out: ${route.no.why}`);
  const rest = advance(plan, march, route.way, (area) => play !== undefined && isGuarded(plan, area));
  // Besiegers that march away end their siege, and who is in the city is in the way again.
  const lifted = state.sieges?.[from] ? endIdleSieges(plan) : [];
  if (!play) return;
  const way = route.way.slice(0, route.way.length - rest.length);
  const forced = march.corps.filter((id) => state.marches?.[id]?.forced);
  play.tell({ type: 'marched', power, corps: march.corps, from, way, forced });
  for (const area of lifted) play.tell({ type: 'siege-lifted', power, area });
  const to = rest.at(-1);
  askGarrison(plan, way.at(-1) ?? from, play, to === undefined ? undefined : { ...march, to, by: rest.slice(0, -1) });
}
