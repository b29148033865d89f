import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { nationArgs } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { OrderFact } from './order-fact.ts';
import { ordersText } from './orders-text.ts';

/** Orders are told to their owner and to the moderator, and to nobody else. */
export function narrateOrders(pack: Pack, fact: OrderFact, viewer: Viewer): Message | undefined {
  if (viewer !== fact.faction && viewer !== 'moderator') return undefined;
  const who = nationArgs(fact.faction);
  switch (fact.type) {
    case 'orders-given': {
      const lines = ordersText(pack, fact.orders);
      return msg('versailles-1919-orders.told.orders', { ...who, count: lines.length, lines });
    }
    case 'passing':
      return msg('versailles-1919-orders.told.passing', { ...who, on: fact.on ? 'yes' : 'no' });
  }
}
