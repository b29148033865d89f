import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { ATTACK_CHITS, DEFENCE_CHITS, type Power } from '../pack-lists.ts';
import { fights } from '../rulesets.ts';
import type { Position } from '../types.ts';
import { put } from './change-reactions.ts';
import { type Fields, fieldLabel, optionNow } from './field-parts.ts';
import { msg } from './msg.ts';
import type { Reactions } from './reactions.ts';
import { standingOrders } from './standing-orders.ts';

/** Chits that need no corps to be named: a flank is ordered battle by battle (7.5.2.4). */
const CHITS = {
  attackChit: ATTACK_CHITS.filter((chit) => chit !== 'outflank'),
  defendChit: DEFENCE_CHITS.filter((chit) => chit !== 'outflank'),
} as const;
const OF_ROLE = {
  attackChit: 'attackChit',
  attackWeak: 'attackChit',
  defendChit: 'defendChit',
  defendWeak: 'defendChit',
} as const;
export const ON_BATTLES = ['attackChit', 'attackWeak', 'defendChit', 'defendWeak'] as const;
type OnBattles = (typeof ON_BATTLES)[number];

/** What the field says where it orders nothing: a weak side does as any other. */
const nothing = (field: OnBattles) => (field === 'attackWeak' || field === 'defendWeak' ? 'same' : 'ask');
const wordsOf = (field: OnBattles): readonly string[] => [
  ...(nothing(field) === 'same' ? ['same'] : []),
  'ask',
  ...CHITS[OF_ROLE[field]],
];

/** The fields about battles in the form of orders on land (7.5.2.3), once they are fought. */
export function battleFields(board: Pick<Position, 'state' | 'pack' | 'ruleset'>, power: Power): readonly Field[] {
  if (!fights(board)) return [];
  const { reactions: now = {} } = standingOrders(board.state, power);
  return ON_BATTLES.map((field) => {
    const given = now[field] ?? nothing(field);
    const options = wordsOf(field).map((id) => optionNow(id, battleWord(id), id === given));
    return { id: field, label: fieldLabel(field), optional: true, choice: { kind: 'one', options } };
  });
}

/** What an answer says of them; what it leaves out stays as it was. */
export function readBattles(after: Reactions, fields: Fields): void {
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
export const battleText = (reactions: Readonly<Reactions>): readonly Message[] =>
  ON_BATTLES.flatMap((field) => {
    const word = reactions[field];
    if (word === undefined) return [];
    return [msg('empires-in-arms-orders.line', { field: fieldLabel(field), text: battleWord(word) })];
  });

const battleWord = (word: string): Message => msg('empires-in-arms-orders.chit', { word });
