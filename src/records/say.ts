import type en from '../i18n/en/records.json';
import { messagesOf } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';

/** The messages of this room. */
export const say = messagesOf<typeof en>();

/** What is wrong with a record is bad input, whatever it is. */
export function refuseRecord(
  key: Parameters<typeof say>[0],
  args?: Parameters<typeof say>[1],
  details: Refusal['details'] = [],
): Refusal {
  return new Refusal('bad-input', say(key, args), details);
}
