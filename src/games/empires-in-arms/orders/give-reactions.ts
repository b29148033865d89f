import type { OptionalAction } from '../../../kernel/optional-action.ts';
import { fieldsOf } from '../read-form.ts';
import { playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Position } from '../types.ts';
import { keepReactions } from './keep-orders.ts';
import { landFields } from './land-fields.ts';
import { msg } from './msg.ts';
import { landPresets, seaPresets } from './order-presets.ts';
import { withTopics } from './order-topics.ts';
import { readLand } from './read-land.ts';
import { readSea } from './read-sea.ts';
import { refuseLand } from './refuse-land.ts';
import { refuseSea } from './refuse-sea.ts';
import { seaFields } from './sea-fields.ts';
import { readSlot } from './slot-field.ts';
import { standingOrders } from './standing-orders.ts';

/** 6: what a power does at sea without being asked; nobody else learns that it ordered anything. */
export const ordersAtSea: Decide<'orders-at-sea'> = {
  section: '6',
  sealed: true,
  seats: playing,
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-orders.topic-prompt', { topic: 'sea' }),
    brief: msg('empires-in-arms-orders.topic', { topic: 'sea' }),
    choice: {
      kind: 'form',
      fields: withTopics(position, powerOf(seat), 'sea', seaFields(position, powerOf(seat))),
      presets: seaPresets(position, powerOf(seat)),
    },
  }),
  refuse: (position, seat, answer) => refuseSea(position, powerOf(seat), fieldsOf(answer)),
  waiting: () => msg('empires-in-arms-orders.topic', { topic: 'sea' }),
  apply: ({ state, tell }, answers) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const { reactions = {}, slot = {} } = standingOrders(state, power);
      const fields = fieldsOf(answer);
      keepReactions(state, power, readSea(reactions, fields), readSlot(slot, fields, 'naval'));
      tell({ type: 'orders-given', power, topic: 'sea', orders: standingOrders(state, power) });
    }
  },
  fallback: () => ({}),
};

/** 7: the same on land. */
export const ordersOnLand: Decide<'orders-on-land'> = {
  section: '7',
  sealed: true,
  seats: playing,
  ask: (position, seat) => ({
    prompt: msg('empires-in-arms-orders.topic-prompt', { topic: 'land' }),
    brief: msg('empires-in-arms-orders.topic', { topic: 'land' }),
    choice: {
      kind: 'form',
      fields: withTopics(position, powerOf(seat), 'land', landFields(position, powerOf(seat))),
      presets: landPresets(position),
    },
  }),
  refuse: (position, seat, answer) => refuseLand(position, powerOf(seat), fieldsOf(answer)),
  waiting: () => msg('empires-in-arms-orders.topic', { topic: 'land' }),
  apply: ({ state, tell }, answers) => {
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const { reactions = {}, slot = {} } = standingOrders(state, power);
      const fields = fieldsOf(answer);
      keepReactions(state, power, readLand(reactions, fields), readSlot(slot, fields, 'land'));
      tell({ type: 'orders-given', power, topic: 'land', orders: standingOrders(state, power) });
    }
  },
  fallback: () => ({}),
};

/** Orders for others' moves are given beside the questions, a form for each topic. */
export function reactionActions(position: Position): readonly OptionalAction<EmpiresInArms>[] {
  const seats = playing(position);
  return [
    { ask: 'orders-at-sea', args: {}, seats, label: msg('empires-in-arms-orders.topic', { topic: 'sea' }) },
    landReactionAction(position),
  ];
}

/** Those on land alone: a scenario has no fleets. */
export const landReactionAction = (position: Position): OptionalAction<EmpiresInArms> => ({
  ask: 'orders-on-land',
  args: {},
  seats: playing(position),
  label: msg('empires-in-arms-orders.topic', { topic: 'land' }),
});
