import type { Message } from '../../../kernel/message.ts';
import { say } from '../say.ts';
import type { Bid } from '../state.ts';

/** A bid in words: "2 units and 4 influence". */
export function bidText({ units, inRegion, strength, influence }: Bid): Message {
  return say('versailles-1919.bid', { units, inRegion: inRegion ? 1 : 0, strength, influence });
}
