import { isFarTooLong } from '../platform/is-far-too-long.ts';
import { isStorable } from '../platform/is-storable.ts';
import { refuse } from '../platform/refuse.ts';
import { leaveOutAddresses } from './leave-out-addresses.ts';

/** Characters of a letter. */
export const LONGEST_LETTER = 5000;

/** Shows nothing, and may stand inside an address to hide it; our own mails put such characters there. */
const HIDDEN = /[\u2060\u200b\ufeff\u00ad]/gu;

/**
 * A letter's text as it is kept, without mail addresses and secret links of ours; `changed` says that there were some.
 * Refuses (`bad-input`) nothing at all, more than 5000 characters, and control characters.
 */
export function readLetter(given: string, baseUrl: string): { readonly text: string; readonly changed: boolean } {
  const tooLong = (text: string) =>
    refuse('bad-input', 'press.too-long', { length: [...text].length, most: LONGEST_LETTER });
  if (isFarTooLong(given, LONGEST_LETTER)) throw tooLong(given);
  if (!isStorable(given)) throw refuse('bad-input', 'press.bad-characters');
  const text = given.normalize('NFC').replaceAll('\r\n', '\n').replaceAll('\t', ' ').replace(HIDDEN, '').trim();
  if (/(?!\n)[\p{Cc}\p{Bidi_Control}]/u.test(text)) throw refuse('bad-input', 'press.bad-characters');
  const kept = leaveOutAddresses(text, baseUrl);
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(kept)) throw refuse('bad-input', 'press.no-text');
  if ([...kept].length > LONGEST_LETTER) throw tooLong(kept);
  return { text: kept, changed: kept !== text };
}
