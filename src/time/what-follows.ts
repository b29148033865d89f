import type { ClockRow } from './read-clocks.ts';
import type { TimeControl } from './time-control.ts';
import { EXPIRED } from './time-left.ts';

/** What the clock does next about a seat whose time is up, and when; `nothing`: the table waits. */
export type Follows =
  | { readonly what: 'answer' | 'call' | 'seek'; readonly at: Date }
  | { readonly what: 'nothing'; readonly at?: undefined };

/** Undefined while the seat has time, while the clocks are stopped, and where the clock is about to see to it. */
export function whatFollows(
  { atExpiry }: Pick<TimeControl, 'atExpiry'>,
  { stage, nextAt, left }: Pick<ClockRow, 'stage' | 'nextAt' | 'left'>,
): Follows | undefined {
  if (stage < EXPIRED || left !== undefined) return undefined;
  if (!nextAt) return { what: 'nothing' };
  if (stage > EXPIRED) return { what: 'seek', at: nextAt };
  switch (atExpiry) {
    case 'fallback':
      return { what: 'answer', at: nextAt };
    case 'moderator':
      return { what: 'call', at: nextAt };
    case 'wait':
      return { what: 'seek', at: nextAt };
  }
}
