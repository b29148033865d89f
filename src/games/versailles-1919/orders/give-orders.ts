import { theAnswer } from '../answers.ts';
import { isFaction } from '../factions.ts';
import type { Decide } from '../types.ts';
import { msg } from './msg.ts';
import { orderFields } from './order-fields.ts';
import { orderPresets } from './order-presets.ts';
import { isNothing, keepOrders, ordersOf } from './orders.ts';
import { readOrders } from './read-orders.ts';
import { refuseOrders } from './refuse-orders.ts';

/** Orders in advance, for what a seat would be asked in others' turns; nobody else learns of them until one is used. */
export const giveOrders: Decide<'give-orders'> = {
  section: '5.3, 10.2–10.4, 11.2',
  sealed: true,
  seats: ({ seats }) => seats,
  ask: (position, seat) => ({
    prompt: msg('versailles-1919-orders.ask.orders', { any: isNothing(ordersOf(position.state, seat)) ? 'no' : 'yes' }),
    choice: { kind: 'form', fields: orderFields(position, seat), presets: orderPresets(position, seat) },
  }),
  refuse: refuseOrders,
  waiting: () => msg('versailles-1919-orders.waiting.orders'),
  apply(play, answers) {
    const [seat = ''] = Object.keys(answers);
    if (!isFaction(seat)) throw new Error(`${seat} gives no orders`);
    keepOrders(play.state, seat, readOrders(play, seat, theAnswer(answers)));
    play.tell({ type: 'orders-given', faction: seat, orders: ordersOf(play.state, seat) });
  },
  fallback: () => ({}),
};
