import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Position } from '../types.ts';
import { bidFields } from './bid-fields.ts';
import { one, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import { issuesWithOptions } from './ordered-issues.ts';
import { type Orders, ordersOf } from './orders.ts';
import { rankingFields } from './ranking-fields.ts';

/** The beginning of the fields for the options of issues. */
export const OPTION_FIELD = 'option-';

/** Orders that are one of a few words: the field, and the words besides `ask`. */
export const PLAIN = {
  announce: ['nothing', 'minus-if-hit', 'minus-or-plus', 'minus', 'plus'],
  events: ['decline', 'carry-out'],
  otherOptions: ['kindest'],
  flags: ['navy-uk', 'navy-us'],
  eitherOr: ['happiness', 'pieces'],
  ready: ['ready'],
  deals: ['decline'],
  mutiny: ['available', 'exhausted', 'deployed'],
  military: ['none'],
} as const satisfies { readonly [K in keyof Orders]?: readonly Orders[K][] };

/** The form of a seat's orders. Every field may be left out: then its order stays as it is. */
export function orderFields(position: Position, seat: string): readonly Field[] {
  const orders = ordersOf(position.state, seat);
  return [
    one('all', [
      { id: 'change', label: msg('versailles-1919-orders.all.change') },
      { id: 'none', label: msg('versailles-1919-orders.all.none') },
    ]),
    plain('announce', orders),
    ...bidFields(position, orders),
    plain('events', orders),
    ...optionFields(position, seat, orders),
    plain('otherOptions', orders),
    plain('flags', orders),
    ...rankingFields(position, seat, orders),
    plain('deals', orders),
    plain('mutiny', orders),
    plain('military', orders),
    plain('eitherOr', orders),
    plain('ready', orders),
  ];
}

function plain(field: keyof typeof PLAIN, orders: Orders): Field {
  const words = ['ask', ...PLAIN[field]];
  return one(
    field,
    words.map((word) => optionNow(word, plainText(field, word), orders[field] === word)),
  );
}

/** What a plain order says. */
export function plainText(field: keyof typeof PLAIN, word: string): Message {
  return msg('versailles-1919-orders.plain', {
    order: word === 'ask' ? 'ask' : `${field}_${word.replaceAll('-', '_')}`,
  });
}

/** 5.3 step 1d, 10.6: one field for each issue. */
function optionFields(position: Position, seat: string, { options }: Orders): readonly Field[] {
  return issuesWithOptions(position, seat).map((issue) =>
    one(
      `${OPTION_FIELD}${issue.id}`,
      [
        optionNow('ask', plainText('otherOptions', 'ask'), options[issue.id] === undefined),
        ...issue.options.map(({ id, label }) =>
          optionNow(id, msg('versailles-1919-orders.named', { name: label }), options[issue.id] === id),
        ),
      ],
      msg('versailles-1919-orders.field-option', { issue: issue.name }),
    ),
  );
}
