import type en from '../i18n/en/moderation.json';
import { type MessageArgs, messagesOf } from '../kernel/message.ts';
import { Refusal, type RefusalCode } from '../kernel/refusal.ts';

/** The messages of this room. */
export const say = messagesOf<typeof en>();

export function refuse(code: RefusalCode, key: keyof typeof en, args?: MessageArgs): Refusal {
  return new Refusal(code, say(key, args));
}
