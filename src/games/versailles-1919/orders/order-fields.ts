import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Position } from '../types.ts';
import { bidFields, LIMITS } from './bid-fields.ts';
import { one, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import { issuesWithOptions } from './ordered-issues.ts';
import { NO_ORDERS, type Orders, ordersOf } from './orders.ts';
import { ordersText } from './orders-text.ts';
import { rankingFields } from './ranking-fields.ts';

/** The beginning of the fields for the options of issues. */
export const OPTION_FIELD = 'option-';

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

/** The heading that a field stands below. */
const TOPICS: { readonly [field: string]: string } = {
  announce: 'uprisings',
  hit: 'uprisings',
  giveUp: 'uprisings',
  bids: 'bids',
  ...Object.fromEntries(LIMITS.map((field) => [field, 'bids'])),
  events: 'issues',
  otherOptions: 'issues',
  flags: 'issues',
  strategies: 'cards',
  deals: 'deals',
  mutiny: 'others',
  eitherOr: 'others',
  ready: 'others',
  military: 'own',
};

/** The form of a seat's orders. Every field may be left out: then its order stays as it is. */
export function orderFields(position: Position, seat: string): readonly Field[] {
  const orders = ordersOf(position.state, seat);
  const held = (field: string) => heldBy(position, orders, field);
  return fieldsOf(position, seat, orders).map((field) => {
    const topic = field.id.startsWith(OPTION_FIELD) ? 'issues' : TOPICS[field.id];
    const now = held(field.id);
    return {
      ...field,
      ...(topic === undefined ? {} : { topic: msg('versailles-1919-orders.topic', { topic }) }),
      ...(now === undefined ? {} : { now }),
    };
  });
}

/** What is ordered by a field, in the words in which orders are told; undefined: the seat is asked. */
function heldBy({ pack }: Position, orders: Orders, field: string): Message | undefined {
  const alone = field.startsWith(OPTION_FIELD)
    ? optionAlone(orders, field.slice(OPTION_FIELD.length))
    : { ...NO_ORDERS, ...Object.fromEntries(Object.entries(orders).filter(([order]) => order === field)) };
  return alone && ordersText(pack, alone)[0];
}

function optionAlone({ options }: Orders, issue: string): Orders | undefined {
  const option = options[issue];
  return option === undefined ? undefined : { ...NO_ORDERS, options: { [issue]: option } };
}

function fieldsOf(position: Position, seat: string, orders: Orders): readonly Field[] {
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
