import type { Message } from '../../../kernel/message.ts';
import { tellOrders } from '../orders/tell-orders.ts';
import type { View } from '../view-types.ts';

/** What only this viewer has: their standing orders; the moderator sees everybody's. Empty for all others. */
export function tellPrivate(view: View): readonly Message[] {
  return tellOrders(view);
}
