import type { Field } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { Power } from '../pack-lists.ts';
import { fights } from '../rulesets.ts';
import type { Position } from '../types.ts';
import { putWord } from './change-reactions.ts';
import { type Fields, fieldLabel, wordIn, words, wordText } from './field-parts.ts';
import { msg } from './msg.ts';
import type { Reactions } from './reactions.ts';
import { standingOrders } from './standing-orders.ts';

/** The words of the fields about sieges and guerrillas, besides `ask`. */
const WORDS = {
  assaults: ['always', 'even', 'never'],
  breached: ['fight', 'surrender'],
  sallies: ['always', 'never'],
  guerrillas: ['by_themselves'],
} as const;
export const ON_SIEGES = ['assaults', 'breached', 'sallies', 'guerrillas'] as const;

/** The fields about sieges and guerrillas in the form of orders on land (7.5.4, 10.1.1), once they are played. */
export function siegeFields(board: Pick<Position, 'state' | 'pack' | 'ruleset'>, power: Power): readonly Field[] {
  if (!fights(board)) return [];
  const { reactions: now = {} } = standingOrders(board.state, power);
  const own = ON_SIEGES.filter((field) => field !== 'guerrillas' || power === board.pack.guerrillas.nation);
  return own.map((field) => words(field, ['ask', ...WORDS[field]], now[field] ?? 'ask'));
}

/** What an answer says of them; what it leaves out stays as it was. */
export function readSieges(after: Reactions, fields: Fields): void {
  putWord(after, 'assaults', wordIn(fields, 'assaults', WORDS.assaults));
  putWord(after, 'breached', wordIn(fields, 'breached', WORDS.breached));
  putWord(after, 'sallies', wordIn(fields, 'sallies', WORDS.sallies));
  putWord(after, 'guerrillas', wordIn(fields, 'guerrillas', WORDS.guerrillas));
}

/** What a power orders for sieges and guerrillas, a line each. */
export function siegeText(reactions: Readonly<Reactions>): readonly Message[] {
  return ON_SIEGES.flatMap((field) => {
    const word = reactions[field];
    if (word === undefined) return [];
    return [msg('empires-in-arms-orders.line', { field: fieldLabel(field), text: wordText(field, word) })];
  });
}
