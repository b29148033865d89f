import type { Message } from '../../../kernel/message.ts';
import { nationName } from '../names.ts';
import type { Cards } from '../types.ts';
import type { Terms, Transfer } from './deal.ts';
import { msg } from './msg.ts';
import { promiseText } from './promise-words.ts';

/** The binding terms of a deal in words, each within a sentence. */
export function termsText(
  cards: Cards,
  { transfers, promises }: Pick<Terms, 'transfers' | 'promises'>,
): readonly Message[] {
  return [...transfers.map(transferText), ...promises.map((promised) => promiseText(cards, promised))];
}

/** The words of a deal that bind nobody, marked as such; arguments of a sentence. */
export function noteArgs({ note }: Pick<Terms, 'note'>) {
  return note === undefined ? { has: 'no', note: '' } : { has: 'yes', note };
}

function transferText({ from, to, n }: Transfer): Message {
  return msg('versailles-1919-deals.transfer', { from: nationName(from), to: nationName(to), n });
}
