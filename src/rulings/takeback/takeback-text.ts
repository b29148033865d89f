import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';

import type { Takeback } from './takeback.ts';

/** A request in one sentence, for the log and the table's page. */
export function takebackText(takeback: Takeback): Message {
  const { seatName: seat, toSeq: to, reason, state, asked } = takeback;
  const args = { seat, to, reason, given: reason === '' ? 'no' : 'yes' };
  switch (state) {
    case 'open':
      return msg('takebacks.line-open', args);
    case 'granted':
      return msg('takebacks.line-granted', args);
    case 'refused': {
      const who = asked.filter(({ said }) => said === 'no').map(({ name }) => name);
      return msg('takebacks.line-refused', { ...args, who });
    }
    case 'withdrawn':
      return msg('takebacks.line-withdrawn', args);
    case 'expired':
      return msg('takebacks.line-expired', args);
  }
}

/** The seats that have not answered yet; undefined when none is waited for. */
export function waitsText({ asked, state }: Takeback): Message | undefined {
  const who = asked.filter(({ said }) => said === undefined).map(({ name }) => name);
  return state === 'open' && who.length > 0 ? msg('takebacks.waits', { who, count: who.length }) : undefined;
}

/** What became of a request that is closed; undefined while it is open. */
export function closedText({ state }: Pick<Takeback, 'state'>): Message | undefined {
  return state === 'open' ? undefined : msg(`takebacks.closed-${state}`);
}
