import type en from '../i18n/en/clocks.json';
import { messagesOf } from '../kernel/message.ts';
import { Refusal, type RefusalCode } from '../kernel/refusal.ts';

/** The messages of clocks, pauses and absences. */
export const say = messagesOf<typeof en>();

export function refuse(code: RefusalCode, key: Parameters<typeof say>[0], args?: Parameters<typeof say>[1]): Refusal {
  return new Refusal(code, say(key, args));
}
