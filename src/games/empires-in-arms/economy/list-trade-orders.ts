import type { Order } from '../../../kernel/choice.ts';
import { POWERS } from '../pack-lists.ts';
import { enemiesOf } from '../relations/pair.ts';
import type { BudgetPlan } from './budget-plan.ts';
import { TRADER } from './list-trade.ts';
import { orderOf, powers } from './order-parts.ts';

/** 8.2.1.2: what a power says about the trade of the next collection. */
export function tradeOrders({ basis, refused, stopped }: BudgetPlan): readonly Order[] {
  const { state, power } = basis;
  const others = POWERS.filter((other) => other !== power && state.powers[other].played !== 'gone');
  const partners = others.filter((other) => power === TRADER || other === TRADER);
  const enemies = power === TRADER ? enemiesOf(state, power) : [];
  return [
    ...orderOf('refuse-trade', powers(partners.filter((other) => !refused.includes(other)))),
    ...orderOf('trade-again', powers(refused)),
    ...orderOf('stop-american-trade', powers(enemies.filter((enemy) => !stopped.includes(enemy)))),
  ];
}
