import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { msg } from './msg.ts';

/** Control signs other than line breaks and tabs. */
const CONTROL = /(?![\n\r\t])\p{Cc}/u;
/** Signs that turn the direction of writing, and with it the words around a quotation. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Words of a player as they are quoted: on one line, without blanks around them, and without quotation marks that
 * would seem to end the quotation.
 */
export function plainLine(text: string): string {
  return text.replace(TURNING, '').replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** Why words cannot be quoted or kept at all; undefined for anything but a text: the choice refuses that. */
export function refuseWords(text: Answer | undefined): Message | undefined {
  if (typeof text !== 'string' || (text.isWellFormed() && !CONTROL.test(text))) return undefined;
  return msg('versailles-1919-deals.refused.signs');
}
