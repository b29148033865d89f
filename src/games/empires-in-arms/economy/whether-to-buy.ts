import type { Corps } from '../force-types.ts';
import { isPower } from '../forces/who-commands.ts';
import type { Owner } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { change, type Ledger, type Purse, paymaster } from './ledger.ts';
import { nationOfCounter, type PurchaseOrder, priceOf, purchaseOf, type Ware } from './price-purchases.ts';
import { type NoYard, whyNotYard } from './yards.ts';

/** Why something cannot be bought (8.5, 8.5.4); undefined: it can. */
export type NoPurchase =
  | NoYard
  | { readonly why: 'not_a_whole_number' | 'no_such_counter' | 'on_the_map' | 'on_its_way' | 'not_for_sale' }
  /** The nation has no purse of this power's, as a conquered minor country. */
  | { readonly why: 'not_yours'; readonly nation: Owner }
  /** No corps of the nation that is for sale can hold such factors, or it has no fleets. */
  | { readonly why: 'no_such_troops'; readonly nation: Owner }
  | { readonly why: 'too_dear'; readonly payer: Owner; readonly cost: Purse; readonly has: Purse };

export function whyNotBuy(board: Board, ledger: Ledger, order: PurchaseOrder): NoPurchase | undefined {
  const { pack } = board;
  const nation = nationOf(pack, order);
  if (nation === undefined) return { why: 'no_such_counter' };
  const payer = payerOf(board, nation);
  const has = payer === undefined ? undefined : ledger.purses[payer];
  if (payer === undefined || has === undefined) return { why: 'not_yours', nation };
  const no = order.what === 'counter' ? whyNotCounter(board, ledger, order.id) : whyNotFactors(pack, nation, order);
  if (no) return no;
  const noYard = whyNotYard(board, ledger.power, order);
  if (noYard) return noYard;
  const cost = priceOf(pack, order);
  if (!cost) return { why: 'not_for_sale' };
  return cost.money > has.money || cost.manpower > has.manpower
    ? { why: 'too_dear', payer, cost: { money: cost.money, manpower: cost.manpower }, has }
    : undefined;
}

/** The ledger when something is bought. Throws for what cannot be. */
export function afterBuying(board: Board, ledger: Ledger, order: PurchaseOrder): Ledger {
  const nation = nationOf(board.pack, order);
  const payer = nation === undefined ? undefined : payerOf(board, nation);
  const cost = priceOf(board.pack, order);
  if (payer === undefined || !cost) throw new Error(`nobody can buy ${JSON.stringify(order)}`);
  const left = change(ledger, payer, { money: -cost.money, manpower: -cost.manpower });
  return order.what === 'counter' ? { ...left, bought: [...left.bought, order.id] } : left;
}

/** Whose troops an order is for. */
export function nationOf(pack: Pack, order: PurchaseOrder): Owner | undefined {
  return order.what === 'counter' ? nationOfCounter(pack, order.id) : order.nation;
}

/** The purse that buys for a nation. A conquered minor country has no troops to buy, whoever holds it (4.8). */
export function payerOf(board: Board, nation: Owner): Owner | undefined {
  const payer = paymaster(board, nation);
  return payer !== undefined && payer !== nation && isPower(payer) ? undefined : payer;
}

/** 8.5.4: a counter is bought only while it is off the map, and not on its way to it. */
function whyNotCounter({ state }: Board, ledger: Ledger, id: string): NoPurchase | undefined {
  if ((state.corps[id] || state.fleets[id]) && !ledger.givenUp.includes(id)) return { why: 'on_the_map' };
  const comes = state.arrivals.some((arrival) => arrival.what === 'counter' && arrival.id === id);
  return comes || ledger.bought.includes(id) ? { why: 'on_its_way' } : undefined;
}

function whyNotFactors(
  pack: Pack,
  nation: Owner,
  { what, number }: { readonly what: Ware; readonly number: number },
): NoPurchase | undefined {
  if (!Number.isSafeInteger(number) || number <= 0) return { why: 'not_a_whole_number' };
  const canHold = ({ id, nation: owner, capacity }: Corps) =>
    owner === nation &&
    capacity.some(({ troops }) => troops.some((troop) => troop === what)) &&
    purchaseOf(pack, id) !== undefined;
  const found = what === 'ship' ? pack.fleets.some((fleet) => fleet.nation === nation) : pack.corps.some(canHold);
  return found ? undefined : { why: 'no_such_troops', nation };
}
