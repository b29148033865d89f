import type { AreaId, CorpsId, FleetId, Irregular, MinorId, Owner, Power } from '../pack-lists.ts';
import type { LandCession } from './cede-lands.ts';
import type { Transfer } from './count-victory-points.ts';
import type { Combining } from './ledger.ts';
import type { PurchaseOrder } from './price-purchases.ts';
import type { Training } from './train-militia.ts';

/** A line of the economic orders of a power (8.1.2 to 8.10). */
export type BudgetLine =
  | ({ readonly order: 'transfer' } & Transfer)
  | { readonly order: 'lend'; readonly to: Owner; readonly money: number }
  /** A loan that another has promised: what it pays for lapses where it does not come. */
  | { readonly order: 'count-on-loan'; readonly from: Power; readonly money: number }
  | { readonly order: 'manipulate'; readonly setting: number }
  /** A corps, a fleet, or the area of a depot. */
  | { readonly order: 'give-up'; readonly id: CorpsId | FleetId | AreaId }
  | { readonly order: 'buy'; readonly purchase: PurchaseOrder }
  | ({ readonly order: 'cede' } & LandCession)
  /** 12.1.1. */
  | ({ readonly order: 'train' } & Training)
  /** 10.2.3. */
  | { readonly order: 'let-go'; readonly land: MinorId }
  | ({ readonly order: 'make-combination' } & Combining)
  | ({ readonly order: 'levy-place' } & LevyPlace)
  | ({ readonly order: 'refuse-trade' } & Trade)
  | ({ readonly order: 'trade-again' } & Trade)
  | ({ readonly order: 'stop-american-trade' } & Trade);
type Trade = { readonly with: Power };

/** One irregular, or one corps, that a levy brings (8.10). */
export type LevyPlace = { readonly area: AreaId } & (
  | { readonly kind: Irregular; readonly corps?: undefined }
  | { readonly corps: CorpsId; readonly kind?: undefined }
);

/** The lines of each power that sent some, in the order in which it wrote them. */
export type Budgets = { readonly [P in Power]?: readonly BudgetLine[] };

/** The lines of one kind. */
export function linesOf<Order extends BudgetLine['order']>(
  lines: readonly BudgetLine[],
  order: Order,
): readonly LineOf<Order>[] {
  return lines.filter((line): line is LineOf<Order> => line.order === order);
}
type LineOf<Order extends BudgetLine['order']> = Extract<BudgetLine, { readonly order: Order }>;
