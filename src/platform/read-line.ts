import type { Message } from '../kernel/message.ts';
import { isFarTooLong } from './is-far-too-long.ts';
import { refuse } from './refuse.ts';

/**
 * Control characters (those that turn a line round too), line breaks and whatever else shows nothing (the Hangul
 * fillers are letters by name), except the two joiners and the variation selectors that some scripts need.
 */
const UNSEEN = /(?!\u200c|\u200d|\p{Variation_Selector})[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * One line of text that may be in a mail's header: runs of blanks made one, at most `most` characters. Refuses
 * (`bad-input`) what is longer, line breaks, control and invisible characters.
 */
export function readLine(given: string, what: Message, most: number): string {
  if (typeof given !== 'string') throw refuse('bad-input', 'tables.line-control', { what });
  const tooLong = (text: string) =>
    refuse('bad-input', 'tables.line-too-long', { what, length: [...text].length, most });
  if (isFarTooLong(given, most)) throw tooLong(given);
  if (UNSEEN.test(given)) throw refuse('bad-input', 'tables.line-control', { what });
  const line = given.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if ([...line].length > most) throw tooLong(line);
  return line;
}
