import type { Pack } from '../pack-types.ts';
import type { Purse } from './ledger.ts';
import type { Ware } from './price-purchases.ts';

/** How many of a ware a purse can pay for at most. */
export function mostOf({ prices }: Pick<Pack, 'prices'>, ware: Ware, has: Purse): number {
  const { money, manpower } = prices[ware];
  const byMoney = money > 0 ? Math.floor(has.money / money) : Number.POSITIVE_INFINITY;
  const byManpower = manpower > 0 ? Math.floor(has.manpower / manpower) : Number.POSITIVE_INFINITY;
  const most = Math.min(byMoney, byManpower);
  return Number.isFinite(most) ? Math.max(0, most) : 0;
}
