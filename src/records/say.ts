import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';

/** What is wrong with a record is bad input, whatever it is. */
export function refuseRecord(reason: Message, details: Refusal['details'] = []): Refusal {
  return new Refusal('bad-input', reason, details);
}
