import type { None } from '../none.ts';

/** What a power may order in advance whenever it likes, by topic: politics and money, at sea, on land. */
export type OrdersDecisions = { 'standing-orders': None; 'orders-at-sea': None; 'orders-on-land': None };
