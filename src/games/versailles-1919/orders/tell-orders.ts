import type { Message } from '../../../kernel/message.ts';
import { isFaction } from '../factions.ts';
import { nationName } from '../names.ts';
import type { View } from '../view-types.ts';
import { msg } from './msg.ts';

/** A viewer's standing orders as text: for a seat its own, for the moderator those of every seat that has any. */
export function tellOrders({ viewer, orders }: Pick<View, 'viewer' | 'orders'>): readonly Message[] {
  return orders.flatMap(({ seat, passing, lines }) => [
    ...(passing ? [line(viewer, seat, msg('versailles-1919-orders.tell.passing'))] : []),
    ...lines.map((order) => line(viewer, seat, order)),
  ]);
}

function line(viewer: string, seat: string, order: Message): Message {
  if (viewer === seat || !isFaction(seat)) return msg('versailles-1919-orders.tell.own', { order });
  return msg('versailles-1919-orders.tell.of', { who: nationName(seat), order });
}
