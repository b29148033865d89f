import type { Price } from '../chart-types.ts';
import type { AreaId, CorpsId, CorpsSymbol, FleetId, Owner, Purchase, Troop } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** Factors and ships, which are bought by number. */
export const WARES = ['militia', 'infantry', 'cavalry', 'guard', 'artillery', 'ship'] as const satisfies readonly (
  | (Troop & Purchase)
  | 'ship'
)[];
export type Ware = (typeof WARES)[number];

/** What a power orders for a nation: for itself, or for a free state. */
export type PurchaseOrder =
  | { readonly what: Ware; readonly nation: Owner; readonly number: number; readonly port?: AreaId }
  | { readonly what: 'counter'; readonly id: CorpsId | FleetId };

/** The nation that a corps or fleet counter is of; undefined: there is no such counter. */
export function nationOfCounter({ corpsOf, fleet }: Pick<Pack, 'corpsOf' | 'fleet'>, id: string): Owner | undefined {
  return corpsOf[id]?.nation ?? fleet[id]?.nation;
}

/** 8.5: the line of the price list for a counter; undefined for feudal and insurrection corps: they are not sold. */
export function purchaseOf({ corpsOf, fleet }: Pick<Pack, 'corpsOf' | 'fleet'>, id: string): Purchase | undefined {
  const corps = corpsOf[id];
  if (corps) return purchaseOfSymbol(corps.symbol);
  return fleet[id] ? 'fleet' : undefined;
}

/** What an order costs altogether, and in how many months it comes; undefined where there is nothing to buy. */
export function priceOf(pack: Pick<Pack, 'corpsOf' | 'fleet' | 'prices'>, order: PurchaseOrder): Price | undefined {
  const purchase = order.what === 'counter' ? purchaseOf(pack, order.id) : order.what;
  if (purchase === undefined) return undefined;
  const number = order.what === 'counter' ? 1 : order.number;
  const { money, manpower, months } = pack.prices[purchase];
  return { money: money * number, manpower: manpower * number, months };
}

/** Light infantry and militia corps have the price of infantry corps (ruling). */
function purchaseOfSymbol(symbol: CorpsSymbol): Purchase | undefined {
  switch (symbol) {
    case 'infantry':
    case 'light':
    case 'militia':
      return 'infantry_corps';
    case 'cavalry':
    case 'guard':
    case 'artillery':
      return 'other_corps';
    case 'insurrection':
    case 'feudal_infantry':
    case 'feudal_cavalry':
      return undefined;
  }
}
