import type { Message } from '../../../kernel/message.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { NoOrder } from './no-order.ts';
import { nameOf } from './order-names.ts';

/** Why an order cannot be carried out, in words. */
export function sayNoOrder(pack: Pack, no: NoOrder): Message {
  const id = 'id' in no ? no.id : 'area' in no ? no.area : 'nation' in no ? no.nation : undefined;
  return msg('empires-in-arms-reinforcement.no', {
    why: no.why,
    name: id === undefined ? '' : nameOf(pack, id),
    number: 'has' in no ? no.has : 'room' in no ? no.room : 0,
  });
}
