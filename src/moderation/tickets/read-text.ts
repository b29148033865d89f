import type { Message } from '../../kernel/message.ts';
import { isStorable } from '../../tables/is-storable.ts';
import { refuse } from '../say.ts';

export const LONGEST_TEXT = 2000;

/** What somebody writes, of several lines. Refuses (`bad-input`) nothing at all, control characters, and more than 2000. */
export function readText(given: string, what: Message): string {
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').trim();
  if (text === '') throw refuse('bad-input', 'moderation.no-text', { what });
  if (!isStorable(text) || /[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll(/[\n\t]/g, '')))
    throw refuse('bad-input', 'moderation.bad-characters', { what });
  const length = [...text].length;
  if (length > LONGEST_TEXT)
    throw refuse('bad-input', 'moderation.text-too-long', { what, length, most: LONGEST_TEXT });
  return text;
}
