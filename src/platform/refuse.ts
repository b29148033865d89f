import type en from '../i18n/en/tables.json';
import { type MessageArgs, messagesOf } from '../kernel/message.ts';
import { Refusal, type RefusalCode } from '../kernel/refusal.ts';

/** The messages of this room. */
export const say = messagesOf<typeof en>();

export function refuse(code: RefusalCode, key: keyof typeof en, args?: MessageArgs): Refusal {
  return new Refusal(code, say(key, args));
}

/** There is no such table, or none that may be seen by whoever asks: both look alike from outside. */
export function noSuchTable(): Refusal {
  return refuse('not-found', 'tables.not-found');
}
