import type { Message } from '../../../kernel/message.ts';
import { msg } from '../msg.ts';
import { powerName } from '../names.ts';
import { POWERS, type Power } from '../pack-lists.ts';

/** What was bid for the powers (14.2), each "France 12". */
export function bidTexts(bids: { readonly [P in Power]?: number }): readonly Message[] {
  return POWERS.flatMap((power) => {
    const bid = bids[power];
    return bid ? [msg('empires-in-arms.bid', { power: powerName(power), bid: String(bid) })] : [];
  });
}
