import type { Message } from '../../../kernel/message.ts';
import { corpsName, minorName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { StandingOrders } from './standing-orders.ts';

/** Standing orders, a line each. */
export function ordersText(pack: Pack, orders: Readonly<StandingOrders>): readonly Message[] {
  const { quiet, want, answers, purchases, need } = orders;
  return [
    ...(quiet ? [msg('empires-in-arms-orders.is-quiet')] : []),
    ...(want === 'all' ? [msg('empires-in-arms-orders.wants-all')] : []),
    ...(Array.isArray(want)
      ? [msg('empires-in-arms-orders.wants', { minors: want.map((id) => minorName(pack, id)), count: want.length })]
      : []),
    ...(answers ? [msg('empires-in-arms-orders.answers-calls', { allies: answers.map(powerName) })] : []),
    ...(purchases ? [msg('empires-in-arms-orders.buys-as-before')] : []),
    ...(need ? [msg('empires-in-arms-orders.fills', { corps: need.map((id) => corpsName(pack, id)) })] : []),
  ];
}
