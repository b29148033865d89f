import type { Order } from '../../../kernel/choice.ts';
import { areaName } from '../names.ts';
import { one } from '../piece-options.ts';
import { counterName } from './budget-names.ts';
import type { BudgetPlan } from './budget-plan.ts';
import { field, formOf, upTo } from './order-parts.ts';
import { listTrainable } from './train-militia.ts';

/** 12.1.1: the militia that could be trained, by corps and by city. */
export function trainOrder({ basis, ledger }: BudgetPlan): readonly Order[] {
  const { state, pack } = basis;
  const units = listTrainable(basis, ledger);
  if (units.length === 0) return [];
  const options = units.map(({ from }) => {
    const corps = state.corps[from];
    return {
      id: `${corps ? 'corps' : 'area'}:${from}`,
      label: corps ? counterName(pack, from) : areaName(pack, from),
      place: corps?.area ?? from,
    };
  });
  const most = Math.max(...units.map(({ number }) => number));
  return formOf('train', field('train', 'from', one(options)), field('train', 'number', upTo(most)));
}
