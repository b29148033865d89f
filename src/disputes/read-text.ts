import type { Message } from '../kernel/message.ts';
import { isFarTooLong } from '../platform/is-far-too-long.ts';
import { isStorable } from '../platform/is-storable.ts';
import { refuse } from '../platform/refuse.ts';

const LONGEST_TEXT = 2000;

/**
 * What somebody writes, of several lines. Refuses (`bad-input`) more than 2000 characters, nothing at all, control
 * characters.
 */
export function readText(given: string, what: Message): string {
  const tooLong = (text: string) =>
    refuse('bad-input', 'moderation.text-too-long', { what, length: [...text].length, most: LONGEST_TEXT });
  if (isFarTooLong(given, LONGEST_TEXT)) throw tooLong(given);
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').trim();
  if (text === '') throw refuse('bad-input', 'moderation.no-text', { what });
  if (!isStorable(text) || /[\p{Cc}\p{Bidi_Control}]/u.test(text.replaceAll(/[\n\t]/g, '')))
    throw refuse('bad-input', 'moderation.bad-characters', { what });
  if ([...text].length > LONGEST_TEXT) throw tooLong(text);
  return text;
}
