import type { Message } from '../../../kernel/message.ts';
import { forecastSupply, sayForecast } from '../supply/forecast-supply.ts';
import { suppliersOf } from '../supply/ways-to-pay.ts';
import type { OrderTo } from './land-order.ts';
import { copyForLand, type LandPlan, marchOf } from './land-plan.ts';
import { advance, pointsLeft, routeOf } from './march-corps.ts';
import { msg } from './msg.ts';

/**
 * What a march takes, what is left of the slowest one's points, and what supply costs at its end (7.4): of several
 * corps the one for which foraging is worst, since a depot's price is the same for all.
 */
export function forecastMarch(plan: LandPlan, order: OrderTo<'march'>): readonly Message[] {
  const route = routeOf(plan, order);
  if ('no' in route) return [];
  const { points, way } = route;
  const left = Math.min(...order.corps.map((id) => Math.max(pointsLeft(plan, id, false) - points, 0)));
  const to = way.at(-1) ?? '';
  const attacks = plan.around.enemies.outside.has(to);
  return [
    msg('empires-in-arms-land.forecast.points', { points, left }),
    ...supplyAfter(plan, order, way),
    ...(attacks ? [msg('empires-in-arms-land.forecast.attacks')] : []),
  ];
}

function supplyAfter(plan: LandPlan, order: OrderTo<'march'>, way: readonly string[]): readonly Message[] {
  const { pack, power } = plan;
  const after = { ...plan, state: copyForLand(plan.state) };
  advance(after, order, way);
  const suppliers = suppliersOf(after, power);
  const forecasts = order.corps.map((corps) => {
    const area = way.at(-1) ?? '';
    return forecastSupply(after, power, { corps, area, march: marchOf(after, corps) }, suppliers);
  });
  const [worst] = forecasts.toSorted((a, b) => b.forage.mean - a.forage.mean);
  return worst ? sayForecast(pack, power, worst) : [];
}
