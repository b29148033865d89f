import { playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide } from '../types.ts';
import { keepOrders } from './keep-orders.ts';
import { msg } from './msg.ts';
import { orderFields, ordersAnswer, readOrders } from './order-fields.ts';
import { politicsPresets } from './order-presets.ts';
import { standingOrders } from './standing-orders.ts';

/** What a power does without being asked; nobody else learns that it ordered anything. */
export const giveOrders: Decide<'standing-orders'> = {
  section: '4, 5, 8',
  sealed: true,
  seats: playing,
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-orders.prompt'),
    brief: msg('empires-in-arms-orders.brief'),
    choice: {
      kind: 'form',
      fields: orderFields(position, powerOf(seat)),
      presets: politicsPresets(position, powerOf(seat)),
      holds: ordersAnswer(standingOrders(position.state, powerOf(seat))),
    },
  }),
  waiting: () => msg('empires-in-arms-orders.brief'),
  apply: ({ state, tell }, answers) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const orders = readOrders(answer);
      const { slot, reactions } = standingOrders(state, power);
      keepOrders(state, power, { ...orders, ...(slot ? { slot } : {}), ...(reactions ? { reactions } : {}) });
      tell({ type: 'orders-given', power, orders });
    }
  },
  fallback: () => ({ politics: 'ask', minors: 'ask', purchases: 'ask' }),
};
