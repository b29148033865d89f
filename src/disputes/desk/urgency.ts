import { HOUR_MS } from '../../platform/durations.ts';
import { type Dispute, isOpen } from '../dispute.ts';

export const URGENCIES = ['now', 'soon', 'calm'] as const;
/** `now`: somebody has waited too long, or the clocks are about to run again; `soon`: nobody has looked at it yet. */
export type Urgency = (typeof URGENCIES)[number];

/** How long before the clocks run again a dispute becomes urgent. */
const BEFORE_PAUSE_ENDS = 6 * HOUR_MS;

type Judged = Pick<Dispute, 'state' | 'type' | 'createdAt' | 'escalateAt' | 'escalatedAt' | 'pausesTo'> & {
  readonly playing: boolean;
};

/** How urgent a dispute is: by what waits for it, then by its age. */
export function urgencyOf(dispute: Judged, now: Date): Urgency {
  if (!isOpen(dispute)) return 'calm';
  const { state, createdAt, escalateAt, escalatedAt, pausesTo, playing } = dispute;
  const left = pausesTo && pausesTo.getTime() - now.getTime();
  if (escalatedAt || (playing && left !== undefined && left <= BEFORE_PAUSE_ENDS)) return 'now';
  if (state === 'open') {
    const age = now.getTime() - createdAt.getTime();
    const most = (escalateAt?.getTime() ?? createdAt.getTime()) - createdAt.getTime();
    return age * 2 >= most || (playing && dispute.type === 'misclick') ? 'soon' : 'calm';
  }
  return 'calm';
}
