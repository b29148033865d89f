import type { Message } from '../../../kernel/message.ts';
import { corpsName, minorName, powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { placesToChoose } from '../sequence/turn-order.ts';
import { fieldLabel } from './field-parts.ts';
import { msg } from './msg.ts';
import { landText, seaText } from './reactions-text.ts';
import { placeText } from './slot-field.ts';
import type { StandingOrders } from './standing-orders.ts';

type Orders = Readonly<StandingOrders>;

/** Standing orders, a line each. */
export function ordersText(pack: Pack, orders: Orders): readonly Message[] {
  return (['politics', 'sea', 'land'] as const).flatMap((topic) => topicText(pack, orders, topic));
}

/** Those of one topic: politics and money, at sea, on land. */
export function topicText(pack: Pack, orders: Orders, topic: 'politics' | 'sea' | 'land'): readonly Message[] {
  const { slot, reactions = {} } = orders;
  switch (topic) {
    case 'politics':
      return politicsText(pack, orders);
    case 'sea':
      return [...slotText(pack, 'naval', slot?.naval), ...seaText(pack, reactions)];
    case 'land':
      return [...slotText(pack, 'land', slot?.land), ...landText(pack, reactions)];
  }
}

function politicsText(pack: Pack, { quiet, want, answers, purchases, need }: Orders): readonly Message[] {
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

function slotText(pack: Pack, phase: 'naval' | 'land', place: number | undefined): readonly Message[] {
  if (place === undefined) return [];
  const text = placeText(place, placesToChoose(pack, phase).length);
  return [msg('empires-in-arms-orders.line', { field: fieldLabel('slot'), text })];
}
