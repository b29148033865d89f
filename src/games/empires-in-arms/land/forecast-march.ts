import type { Message } from '../../../kernel/message.ts';
import type { OrderTo } from './land-order.ts';
import type { LandPlan } from './land-plan.ts';
import { pointsLeft, routeOf } from './march-corps.ts';
import { msg } from './msg.ts';

/** What a march takes, what is left of the slowest one's points, and the worst forage on the way (7.4.1.1). */
export function forecastMarch(plan: LandPlan, order: OrderTo<'march'>): readonly Message[] {
  const route = routeOf(plan, order);
  if ('no' in route) return [];
  const { points, way } = route;
  const left = Math.min(...order.corps.map((id) => Math.max(pointsLeft(plan, id, false) - points, 0)));
  const forage = Math.min(...way.map((area) => plan.pack.area[area]?.forage ?? 0));
  const attacks = plan.around.enemies.outside.has(way.at(-1) ?? '');
  return [
    msg('empires-in-arms-land.forecast.points', { points, left }),
    msg('empires-in-arms-land.forecast.forage', { forage }),
    ...(attacks ? [msg('empires-in-arms-land.forecast.attacks')] : []),
  ];
}
