import type { Viewer } from '../../../kernel/decision.ts';
import type { Message } from '../../../kernel/message.ts';
import { powerName } from '../names.ts';
import type { Pack } from '../pack-types.ts';
import { msg } from './msg.ts';
import type { OrdersFact } from './orders-fact.ts';
import { topicText } from './orders-text.ts';

/** Standing orders are told to whoever gave them, and to moderators. */
export function narrateOrders(pack: Pack, { power, topic, orders }: OrdersFact, viewer: Viewer): Message | undefined {
  if (viewer !== power && viewer !== 'moderator') return undefined;
  const lines = topicText(pack, orders, topic ?? 'politics');
  return msg('empires-in-arms-orders.given', {
    power: powerName(power),
    topic: topic ?? 'politics',
    lines,
    count: lines.length,
  });
}
