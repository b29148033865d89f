import type { Answer, Field, FormAnswer, Option } from '../../../kernel/choice.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { corpsName, minorName, powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import { msg } from './msg.ts';
import { below } from './order-topics.ts';
import { topicText } from './orders-text.ts';
import { type StandingOrders, standingOrders } from './standing-orders.ts';

const option = (id: string, label: Option['label']): Option => ({ id, label });

/** The form of standing orders, for a power. */
export function orderFields(board: Board, power: Power): readonly Field[] {
  const { quiet, want, answers, purchases, need } = standingOrders(board.state, power);
  const held: { readonly [field: string]: StandingOrders } = {
    politics: quiet ? { quiet } : {},
    minors: want ? { want } : {},
    answers: answers ? { answers } : {},
    purchases: purchases ? { purchases } : {},
    need: need ? { need } : {},
  };
  return plainFields(board, power).map((field) =>
    below(field, TOPICS[field.id] ?? 'money', topicText(board.pack, held[field.id] ?? {}, 'politics')),
  );
}

/** The heading that a field stands below. */
const TOPICS: { readonly [field: string]: string } = {
  politics: 'politics',
  minors: 'minors',
  'which-minors': 'minors',
  answers: 'calls',
};

function plainFields(board: Board, power: Power): readonly Field[] {
  const corps = ownCorps(board, power);
  return [
    {
      id: 'politics',
      label: msg('empires-in-arms-orders.politics'),
      choice: { kind: 'one', options: choices('ask', 'quiet').map((id) => option(id, wordsOf(id))) },
    },
    {
      id: 'minors',
      label: msg('empires-in-arms-orders.minors'),
      choice: { kind: 'one', options: choices('ask', 'none', 'all', 'some').map((id) => option(id, wordsOf(id))) },
    },
    {
      id: 'which-minors',
      label: msg('empires-in-arms-orders.which-minors'),
      optional: true,
      choice: {
        kind: 'some',
        min: 0,
        max: board.pack.minors.length,
        options: board.pack.minors
          .filter(({ districtOf }) => districtOf === null)
          .map(({ id, capital }) => ({ ...option(`minor:${id}`, minorName(board.pack, id)), place: capital })),
      },
    },
    {
      id: 'answers',
      label: msg('empires-in-arms-orders.answers'),
      optional: true,
      choice: {
        kind: 'some',
        min: 0,
        max: POWERS.length - 1,
        options: POWERS.filter((other) => other !== power).map((other) => option(`power:${other}`, powerName(other))),
      },
    },
    {
      id: 'purchases',
      label: msg('empires-in-arms-orders.purchases'),
      choice: { kind: 'one', options: choices('ask', 'as_before').map((id) => option(id, wordsOf(id))) },
    },
    ...(corps.length === 0
      ? []
      : [
          {
            id: 'need',
            label: msg('empires-in-arms-orders.need'),
            optional: true,
            choice: {
              kind: 'ranking' as const,
              min: 0,
              max: corps.length,
              options: corps.map((id) => option(`corps:${id}`, corpsName(board.pack, id))),
            },
          },
        ]),
  ];
}

/** The answer that gives just these orders: the other way round than `readOrders`. */
export function ordersAnswer({ quiet, want, answers, purchases, need }: Readonly<StandingOrders>): FormAnswer {
  const some = Array.isArray(want) && want.length > 0;
  return {
    politics: quiet ? 'quiet' : 'ask',
    minors: want === undefined ? 'ask' : want === 'all' ? 'all' : some ? 'some' : 'none',
    ...(some ? { 'which-minors': want.map((id) => `minor:${id}`) } : {}),
    ...(answers ? { answers: answers.map((ally) => `power:${ally}`) } : {}),
    purchases: purchases ?? 'ask',
    ...(need ? { need: need.map((id) => `corps:${id}`) } : {}),
  };
}

/** The orders that a filled-in form gives. */
export function readOrders(answer: Answer): StandingOrders {
  const given = fieldsOf(answer);
  const ids = (field: string) => [...bareIds(given.get(field))];
  const orders: StandingOrders = {};
  if (given.get('politics') === 'quiet') orders.quiet = true;
  if (given.get('minors') === 'all') orders.want = 'all';
  if (given.get('minors') === 'none') orders.want = [];
  if (given.get('minors') === 'some') orders.want = ids('which-minors');
  const answers = ids('answers');
  const called = POWERS.filter((power) => answers.includes(power));
  if (called.length > 0) orders.answers = called;
  if (given.get('purchases') === 'as_before') orders.purchases = 'as_before';
  const need = ids('need');
  if (need.length > 0) orders.need = need;
  return orders;
}

type Id = 'ask' | 'quiet' | 'none' | 'all' | 'some' | 'as_before';
const choices = (...ids: Id[]): readonly Id[] => ids;
const wordsOf = (id: Id) => msg('empires-in-arms-orders.choice', { id });

function ownCorps({ state, pack }: Board, power: Power) {
  return Object.keys(state.corps).filter((id) => corpsCommander(state, pack, id) === power);
}
