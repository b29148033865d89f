import { msg } from '../i18n/msg.ts';
import type { Message } from '../kernel/message.ts';

import type { Follows } from './what-follows.ts';

/** What the clock does next about an overdue seat, in words that can follow others in a list. */
export function followsWords({ what, at }: Follows): Message {
  const when = at === undefined ? '' : { moment: at.toISOString() };
  switch (what) {
    case 'answer':
      return msg('clocks.follows-answer', { when });
    case 'call':
      return msg('clocks.follows-call', { when });
    case 'seek':
      return msg('clocks.follows-seek', { when });
    case 'nothing':
      return msg('clocks.follows-nothing');
  }
}
