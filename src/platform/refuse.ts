import type { MessageArguments } from '../i18n/message-arguments.ts';
import { type MessageKey, msg } from '../i18n/msg.ts';
import type { ArgumentsOf } from '../kernel/message.ts';
import { Refusal, type RefusalCode } from '../kernel/refusal.ts';

/** A refusal in the house's words: its code says what kind it is, the message why. */
export function refuse<Key extends MessageKey>(
  code: RefusalCode,
  key: Key,
  ...args: ArgumentsOf<MessageArguments, Key>
): Refusal {
  return new Refusal(code, msg(key, ...args));
}

/** There is no such table, or none that the caller may see: both look alike from outside. */
export function noSuchTable(): Refusal {
  return refuse('not-found', 'tables.not-found');
}
