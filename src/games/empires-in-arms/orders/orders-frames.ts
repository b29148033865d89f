import type { None } from '../none.ts';

/** What a power may order in advance whenever it likes. */
export type OrdersDecisions = { 'standing-orders': None };
