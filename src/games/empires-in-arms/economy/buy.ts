import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Arrival } from '../state.ts';
import { changePurse, openLedger } from './ledger.ts';
import { type PurchaseOrder, priceOf } from './price-purchases.ts';
import { nationOf, payerOf, whyNotBuy } from './whether-to-buy.ts';

/** 8.5: a power buys something for itself or for a free state; it arrives in the month that the price list gives. */
export function buy(board: Board, power: Power, order: PurchaseOrder): Arrival {
  const { state, pack } = board;
  const no = whyNotBuy(board, openLedger(board, power), order);
  const nation = nationOf(pack, order);
  const payer = nation === undefined ? undefined : payerOf(board, nation);
  const price = priceOf(pack, order);
  if (no || nation === undefined || payer === undefined || !price)
    throw new Error(`${power} cannot buy ${JSON.stringify(order)}: ${no?.why}`);
  changePurse(state, payer, { money: -price.money, manpower: -price.manpower });
  const on = { nation, power, month: state.month + price.months };
  const arrival: Arrival =
    order.what === 'counter'
      ? { ...on, what: 'counter', id: order.id }
      : { ...on, what: order.what, number: order.number, ...(order.port !== undefined && { port: order.port }) };
  state.arrivals.push(arrival);
  return arrival;
}
