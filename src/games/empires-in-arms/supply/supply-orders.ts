import type { CorpsId, Power } from '../pack-lists.ts';

/** How a corps is to be supplied: by foraging, by own depots, or by an ally's (7.4.1, 7.4.2, 7.4.2.2). */
export type SupplyBy = 'forage' | 'depots' | Power;

/** What a power ordered for its supply step. What it leaves out is decided by the rule of `choose-supply.ts`. */
export type SupplyOrders = {
  by?: { [corps: CorpsId]: SupplyBy };
  /** Who is paid for first while the money lasts. */
  first?: CorpsId[];
};
