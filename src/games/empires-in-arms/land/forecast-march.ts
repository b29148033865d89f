import type { Message } from '../../../kernel/message.ts';
import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import { pricing } from './march-takes.ts';
import { routeOf } from './route-of.ts';

/** What a march takes (see `pricing`); nothing of one that cannot be. */
export function forecastMarch(plan: LandPlan, order: OrderTo<'march'>): readonly Message[] {
  const route = routeOf(plan, order);
  return 'no' in route ? [] : pricing(plan)(route);
}
