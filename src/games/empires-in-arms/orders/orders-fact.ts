import type { Power } from '../pack-lists.ts';
import type { StandingOrders } from './standing-orders.ts';

/** Told to its power alone. */
export type OrdersFact = {
  readonly type: 'orders-given';
  readonly power: Power;
  /** What they are about; left out: politics and money. */
  readonly topic?: 'sea' | 'land';
  readonly orders: Readonly<StandingOrders>;
};
