import type { Message } from '../kernel/message.ts';
import { refuse } from './refuse.ts';

/** Control characters, line breaks and invisible characters, except the two joiners that some scripts need. */
const UNSEEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * One line of text that may stand in a mail's header: runs of blanks made one, at most `most` characters. Refuses
 * (`bad-input`) line breaks, control and invisible characters, and what is longer.
 */
export function readLine(given: string, what: Message, most: number): string {
  if (typeof given !== 'string' || UNSEEN.test(given)) throw refuse('bad-input', 'tables.line-control', { what });
  const line = given.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = [...line].length;
  if (length > most) throw refuse('bad-input', 'tables.line-too-long', { what, length, most });
  return line;
}
