import type { Power } from '../pack-lists.ts';
import type { StandingOrders } from './standing-orders.ts';

/** Told to its power alone. */
export type OrdersFact = {
  readonly type: 'orders-given';
  readonly power: Power;
  readonly orders: Readonly<StandingOrders>;
};
