import type { Field } from '../../../kernel/choice.ts';
import type { Message, MessageArg } from '../../../kernel/message.ts';
import { areaName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { type OrdersForBattles, TRIPS, type Trip, USUALLY_WEAKER_FROM } from './battle-orders.ts';
import { put } from './change-reactions.ts';
import { type Fields, idsIn, numberIn, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import type { Reactions } from './reactions.ts';
import { standingOrders } from './standing-orders.ts';

/** What can be said of battles whatever the part in them. */
const OF_BATTLES = ['weakerFrom', 'askAnyway', 'askFrom', 'retreatHow', 'retreatTo'] as const;
type OfBattles = (typeof OF_BATTLES)[number];
const RETREAT_HOW = ['by_supply', 'these', 'ask'] as const;

/** Of corps: nobody has five for each one of theirs and is asked nothing, and battles have no more than so many. */
const WEAKER = { min: 5, max: 50 };
const ASKED_FROM = { min: 2, max: 60 };
/** Areas beside one: more are never within reach. */
const MOST_AREAS = 12;

export const ofBattlesLabel = (field: OfBattles): Message => msg('empires-in-arms-orders.of-battles', { field });
export const tripText = (trip: Trip): Message => msg('empires-in-arms-orders.trip', { trip });
export const retreatText = (how: (typeof RETREAT_HOW)[number]): Message =>
  msg('empires-in-arms-orders.retreat-how', { how });

/** The fields about all battles of a power (7.5.2). */
export function ofBattlesFields({ state, pack }: Pick<Position, 'state' | 'pack'>, power: Power): readonly Field[] {
  const { reactions: now = {} } = standingOrders(state, power);
  const named = (id: OfBattles) => ({ id, label: ofBattlesLabel(id), optional: true });
  const how = now.asksRetreat ? 'ask' : now.retreatTo ? 'these' : 'by_supply';
  const trips = TRIPS.map((trip) => optionNow(trip, tripText(trip), now.askAnyway?.includes(trip) ?? false));
  const areas = pack.areas.map(({ id }) => ({
    ...optionNow(`area:${id}`, areaName(pack, id), now.retreatTo?.includes(id) ?? false),
    place: id,
  }));
  return [
    { ...named('weakerFrom'), choice: { kind: 'number', ...WEAKER } },
    { ...named('askAnyway'), choice: { kind: 'some', min: 0, max: trips.length, options: trips } },
    { ...named('askFrom'), choice: { kind: 'number', ...ASKED_FROM } },
    {
      ...named('retreatHow'),
      choice: { kind: 'one', options: RETREAT_HOW.map((word) => optionNow(word, retreatText(word), word === how)) },
    },
    { ...named('retreatTo'), choice: { kind: 'ranking', min: 0, max: MOST_AREAS, options: areas } },
  ];
}

/** What an answer says of them; what it leaves out stays as it was. */
export function readOfBattles(after: Reactions, fields: Fields): void {
  const weaker = numberIn(fields, 'weakerFrom');
  if (weaker !== undefined) put(after, 'weakerFrom', weaker === USUALLY_WEAKER_FROM ? undefined : weaker);
  readTrips(after, fields);
  readRetreat(after, fields);
}

/** A number of corps alone is one more thing that makes the server ask. */
function readTrips(after: Reactions, fields: Fields): void {
  const given = idsIn(fields, 'askAnyway');
  const from = numberIn(fields, 'askFrom');
  if (given === undefined && from === undefined) return;
  const kept = given ?? [...(after.askAnyway ?? []), 'many'];
  const trips = TRIPS.filter((trip) => kept.includes(trip));
  put(after, 'askAnyway', trips.length > 0 ? trips : undefined);
  put(after, 'askFrom', trips.includes('many') ? (from ?? after.askFrom) : undefined);
}

/** A list takes the place of being asked. */
function readRetreat(after: Reactions, fields: Fields): void {
  const how = fields.get('retreatHow');
  const list = idsIn(fields, 'retreatTo');
  if (how === 'ask' || how === 'by_supply') put(after, 'retreatTo', undefined);
  else if (list) put(after, 'retreatTo', list.length > 0 ? [...list] : undefined);
  if (how === 'ask') put(after, 'asksRetreat', true);
  else if (how !== undefined || (list ?? []).length > 0) put(after, 'asksRetreat', undefined);
}

/** A line for each of them. */
export function ofBattlesText(pack: Pack, orders: Readonly<OrdersForBattles>): readonly Message[] {
  const { weakerFrom, askAnyway, askFrom, retreatTo, asksRetreat } = orders;
  const line = (field: OfBattles, text: MessageArg) =>
    msg('empires-in-arms-orders.line', { field: ofBattlesLabel(field), text });
  return [
    ...(weakerFrom === undefined ? [] : [line('weakerFrom', String(weakerFrom))]),
    ...(askAnyway ? [line('askAnyway', askAnyway.map(tripText))] : []),
    ...(askFrom === undefined ? [] : [line('askFrom', String(askFrom))]),
    ...(asksRetreat ? [line('retreatHow', retreatText('ask'))] : []),
    ...(retreatTo
      ? [
          line(
            'retreatTo',
            retreatTo.map((id) => areaName(pack, id)),
          ),
        ]
      : []),
  ];
}
