import type { FactionId } from '../pack-types.ts';
import type { Orders } from './orders.ts';

/** What only the seat itself and the moderator are told. */
export type OrderFact =
  | { readonly type: 'orders-given'; readonly faction: FactionId; readonly orders: Orders }
  | { readonly type: 'passing'; readonly faction: FactionId; readonly on: boolean };
