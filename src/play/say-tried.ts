import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';
import type { TriedOrder } from './try-orders.ts';

/** What was answered to a question, and what other orders would have answered, in a line of words. */
export function sayTried({ prompt, answered, how, would, same }: TriedOrder): Message {
  return msg('tables.tried', {
    prompt,
    by: how === 'standing-order' ? 'orders' : how === 'fallback' ? 'clock' : 'you',
    answered,
    orders: same ? 'same' : would ? 'other' : 'asks',
    would: would ?? '',
  });
}

/** What stands above such lines. */
export const triedTitle: Message = msg('tables.tried-title');

/** What they are about, also where there are none. */
export const triedLead = (count: number): Message => msg('tables.tried-lead', { count });
