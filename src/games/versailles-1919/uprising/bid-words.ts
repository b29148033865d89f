import type { Message } from '../../../kernel/message.ts';
import { msg } from '../msg.ts';
import type { Bid } from '../state.ts';

/** A bid in words: "2 units and 4 influence". */
export function bidText({ units, inRegion, strength, influence }: Bid): Message {
  return msg('versailles-1919.bid', { units, inRegion: inRegion ? 1 : 0, strength, influence });
}
