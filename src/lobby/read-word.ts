import { isFarTooLong } from '../platform/is-far-too-long.ts';
import { isStorable } from '../platform/is-storable.ts';
import { refuse } from '../platform/refuse.ts';

/** Characters of what a host says to those who are invited: it stands above everything else in their mail. */
export const LONGEST_WORD = 500;
/** More lines would push the question out of sight. */
const MOST_LINES = 12;

/**
 * What a host says to those who are invited: some lines of text, or none. Refuses (`bad-input`) more than 500
 * characters or 12 lines, and control characters.
 */
export function readWord(given: string | undefined = ''): string {
  const tooLong = () => refuse('bad-input', 'lobby.word-too-long', { most: LONGEST_WORD, lines: MOST_LINES });
  if (isFarTooLong(given, LONGEST_WORD)) throw tooLong();
  if (!isStorable(given)) throw refuse('bad-input', 'lobby.word-control');
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ').trim();
  if (/(?!\n)[\p{Cc}\p{Bidi_Control}]/u.test(text)) throw refuse('bad-input', 'lobby.word-control');
  if ([...text].length > LONGEST_WORD || text.split('\n').length > MOST_LINES) throw tooLong();
  return text;
}
