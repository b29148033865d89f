import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { ordersKey, type Part } from './battle-orders.ts';
import { put } from './change-reactions.ts';
import { msg } from './msg.ts';
import { topicText } from './orders-text.ts';
import { OF_PART, partField } from './part-fields.ts';
import type { Reactions } from './reactions.ts';
import { ON_LAND } from './read-land.ts';
import { AT_SEA } from './read-sea.ts';
import { type StandingOrders, standingOrders } from './standing-orders.ts';

/** Under which heading a field stands, and which reactions it shows. */
type Place = { readonly topic: string; readonly of?: readonly (keyof Reactions)[] };
type Places = { readonly [field: string]: Place };

const SEA: Places = {
  slot: { topic: 'order' },
  intercept: { topic: 'interceptions', of: ['intercept'] },
  odds: { topic: 'interceptions' },
  seas: { topic: 'interceptions' },
  inSeas: { topic: 'interceptions', of: ['interceptIn'] },
  whom: { topic: 'interceptions', of: ['interceptWhom'] },
  port: { topic: 'interceptions', of: ['staysInPort'] },
  evade: { topic: 'attacked', of: ['evade'] },
  evadeBelow: { topic: 'attacked' },
  guns: { topic: 'guns', of: ['guns'] },
  gunsFor: { topic: 'guns' },
  shipLosses: { topic: 'lost', of: ['shipLosses'] },
  fleetsFirst: { topic: 'lost' },
  retreats: { topic: 'lost', of: ['retreat'] },
  retreat: { topic: 'lost' },
  pursue: { topic: 'won', of: ['pursue'] },
  enterPort: { topic: 'won', of: ['enterPort'] },
};

const LAND: Places = {
  slot: { topic: 'order' },
  depots: { topic: 'depots', of: ['depots'] },
  fightsFrom: { topic: 'depots' },
  intoCity: { topic: 'attacked', of: ['intoCity'] },
  joins: { topic: 'attacked', of: ['joins'] },
  joinsFor: { topic: 'attacked' },
  leaving: { topic: 'leaving', of: ['asksWhere'] },
  leaveTo: { topic: 'leaving', of: ['leaveTo'] },
  attackChit: { topic: 'attack', of: ['attackChit'] },
  attackWeak: { topic: 'attack', of: ['attackWeak'] },
  ...placesOfPart('attack'),
  defendChit: { topic: 'defend', of: ['defendChit'] },
  defendWeak: { topic: 'defend', of: ['defendWeak'] },
  ...placesOfPart('defend'),
  weakerFrom: { topic: 'battles', of: ['weakerFrom'] },
  askAnyway: { topic: 'battles', of: ['askAnyway', 'askFrom'] },
  askFrom: { topic: 'battles' },
  retreatHow: { topic: 'battles', of: ['asksRetreat', 'retreatTo'] },
  retreatTo: { topic: 'battles' },
  assaults: { topic: 'sieges', of: ['assaults'] },
  breached: { topic: 'sieges', of: ['breached'] },
  sallies: { topic: 'sieges', of: ['sallies'] },
  guerrillas: { topic: 'sieges', of: ['guerrillas'] },
  lossesHow: { topic: 'losses', of: ['asksLosses'] },
  losses: { topic: 'losses', of: ['losses'] },
  battleLosses: { topic: 'losses', of: ['asksInBattle'] },
};

/** What is ordered for a part in battles shows at its first field, all of it. */
function placesOfPart(part: Part): Places {
  const [first, ...others] = OF_PART;
  const fields = others.map((field) => [partField(part, field), { topic: part }] as const);
  return Object.fromEntries([
    ...(first ? [[partField(part, first), { topic: part, of: [ordersKey(part)] }] as const] : []),
    ...fields,
  ]);
}

/** The fields of a form of reactions below their headings, each with what a power has ordered by it. */
export function withTopics(
  { state, pack }: Board,
  power: Power,
  where: 'sea' | 'land',
  fields: readonly Field[],
): readonly Field[] {
  const { slot, reactions = {} } = standingOrders(state, power);
  const said = (orders: StandingOrders) => topicText(pack, orders, where);
  return fields.map((field) => {
    const place = (where === 'sea' ? SEA : LAND)[field.id];
    if (!place) return field;
    const held = field.id === 'slot' ? (slot ? { slot } : {}) : { reactions: only(reactions, place.of ?? []) };
    return below(field, place.topic, said(held));
  });
}

/** A field below its heading, with what holds in words; nothing where its power is asked. */
export function below(field: Field, topic: string, held: readonly Message[]): Field {
  const [first, ...more] = held;
  const now = more.length > 0 ? msg('empires-in-arms-orders.held', { lines: held }) : first;
  return { ...field, topic: msg('empires-in-arms-orders.form-topic', { topic }), ...(now ? { now } : {}) };
}

function only(reactions: Readonly<Reactions>, keys: readonly (keyof Reactions)[]): Reactions {
  const left: Reactions = { ...reactions };
  for (const key of [...AT_SEA, ...ON_LAND]) if (!keys.includes(key)) put(left, key, undefined);
  return left;
}
