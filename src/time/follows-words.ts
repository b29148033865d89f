import type { Message } from '../kernel/message.ts';
import { say } from './say.ts';
import type { Follows } from './what-follows.ts';

/** What the clock does next about an overdue seat, in words that can follow others in a list. */
export function followsWords({ what, at }: Follows): Message {
  const when = at === undefined ? '' : { moment: at.toISOString() };
  switch (what) {
    case 'answer':
      return say('clocks.follows-answer', { when });
    case 'call':
      return say('clocks.follows-call', { when });
    case 'seek':
      return say('clocks.follows-seek', { when });
    case 'nothing':
      return say('clocks.follows-nothing');
  }
}
