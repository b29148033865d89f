import type { Message } from '../kernel/message.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Refuses (`too-many`) what may be asked for again after this many seconds. */
export class TooSoon extends Refusal {
  readonly seconds: number;

  constructor(reason: Message, seconds: number) {
    super('too-many', reason);
    this.seconds = Math.max(1, Math.ceil(seconds));
  }
}
