import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { ATTACK_CHITS, DEFENCE_CHITS, type Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import { fights } from '../rulesets.ts';
import type { Position } from '../types.ts';
import { ordersKey, PARTS } from './battle-orders.ts';
import { put } from './change-reactions.ts';
import { type Fields, fieldLabel, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import { ofBattlesFields, ofBattlesText, readOfBattles } from './of-battles.ts';
import { partFields, partText } from './part-fields.ts';
import type { Reactions } from './reactions.ts';
import { readParts } from './read-part.ts';
import { standingOrders } from './standing-orders.ts';

const CHITS = { attackChit: ATTACK_CHITS, defendChit: DEFENCE_CHITS } as const;
const OF_ROLE = {
  attackChit: 'attackChit',
  attackWeak: 'attackChit',
  defendChit: 'defendChit',
  defendWeak: 'defendChit',
} as const;
const CHIT_FIELDS = ['attackChit', 'attackWeak', 'defendChit', 'defendWeak'] as const;
type OnBattles = (typeof CHIT_FIELDS)[number];
/** All that is ordered for battles. */
export const ON_BATTLES = [
  ...CHIT_FIELDS,
  ...(['attackOrders', 'defendOrders', 'weakerFrom', 'askAnyway', 'askFrom', 'retreatTo', 'asksRetreat'] as const),
];

/** What the field says where it orders nothing: a weak side does as any other. */
const nothing = (field: OnBattles) => (field === 'attackWeak' || field === 'defendWeak' ? 'same' : 'ask');
const wordsOf = (field: OnBattles): readonly string[] => [
  ...(nothing(field) === 'same' ? ['same'] : []),
  'ask',
  ...CHITS[OF_ROLE[field]],
];

/** The fields about battles in the form of orders on land (7.5.2), once they are fought. */
export function battleFields(
  board: Pick<Position, 'state' | 'pack' | 'ruleset' | 'options'>,
  power: Power,
): readonly Field[] {
  if (!fights(board)) return [];
  return [
    ...PARTS.flatMap((part) => [
      ...CHITS_OF[part].map((field) => chitField(board, power, field)),
      ...partFields(board, power, part),
    ]),
    ...ofBattlesFields(board, power),
  ];
}

const CHITS_OF = { attack: ['attackChit', 'attackWeak'], defend: ['defendChit', 'defendWeak'] } as const;

function chitField({ state }: Pick<Position, 'state'>, power: Power, field: OnBattles): Field {
  const given = standingOrders(state, power).reactions?.[field] ?? nothing(field);
  const options = wordsOf(field).map((id) => optionNow(id, battleWord(id), id === given));
  const called = msg('empires-in-arms-orders.called-in-battle', {
    part: field.startsWith('attack') ? 'attack' : 'defend',
    field: field.endsWith('Chit') ? 'Chit' : 'Weak',
  });
  return { id: field, label: fieldLabel(field), called, optional: true, choice: { kind: 'one', options } };
}

/** What an answer says of battles; what it leaves out stays as it was. */
export function readBattles(after: Reactions, fields: Fields): void {
  readChits(after, fields);
  readParts(after, fields);
  readOfBattles(after, fields);
}

function readChits(after: Reactions, fields: Fields): void {
  const said = (field: OnBattles) => (fields.has(field) ? String(fields.get(field)) : undefined);
  const attack = (field: 'attackChit' | 'attackWeak') => CHITS.attackChit.find((chit) => chit === said(field));
  const defend = (field: 'defendChit' | 'defendWeak') => CHITS.defendChit.find((chit) => chit === said(field));
  const asks = (field: OnBattles) => (said(field) === 'ask' ? ('ask' as const) : undefined);
  if (fields.has('attackChit')) put(after, 'attackChit', attack('attackChit'));
  if (fields.has('attackWeak')) put(after, 'attackWeak', attack('attackWeak') ?? asks('attackWeak'));
  if (fields.has('defendChit')) put(after, 'defendChit', defend('defendChit'));
  if (fields.has('defendWeak')) put(after, 'defendWeak', defend('defendWeak') ?? asks('defendWeak'));
}

/** What a power orders for battles, a line each. */
export const battleText = (pack: Pack, reactions: Readonly<Reactions>): readonly Message[] => [
  ...PARTS.flatMap((part) => [
    ...CHITS_OF[part].flatMap((field) => chitText(field, reactions[field])),
    ...partText(part, reactions[ordersKey(part)]),
  ]),
  ...ofBattlesText(pack, reactions),
];

const chitText = (field: OnBattles, word: string | undefined): readonly Message[] =>
  word === undefined ? [] : [msg('empires-in-arms-orders.line', { field: fieldLabel(field), text: battleWord(word) })];

export const battleWord = (word: string): Message => msg('empires-in-arms-orders.chit', { word });
