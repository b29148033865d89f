import type { Message } from '../../../kernel/message.ts';
import { msg } from './msg.ts';
import type { Orders } from './orders.ts';

/** Orders that are one of a few words: the field, and the words besides `ask`. */
export const PLAIN = {
  announce: ['nothing', 'minus-if-hit', 'minus-if-hit-else-ask', 'minus-or-plus', 'minus', 'plus'],
  events: ['decline', 'carry-out'],
  otherOptions: ['kindest'],
  flags: ['navy-uk', 'navy-us'],
  eitherOr: ['happiness', 'pieces'],
  ready: ['ready'],
  deals: ['decline'],
  mutiny: ['available', 'exhausted', 'deployed'],
  military: ['none'],
} as const satisfies { readonly [K in keyof Orders]?: readonly Orders[K][] };

/** What a plain order says. */
export function plainText(field: keyof typeof PLAIN, word: string): Message {
  return msg('versailles-1919-orders.plain', {
    order: word === 'ask' ? 'ask' : `${field}_${word.replaceAll('-', '_')}`,
  });
}
