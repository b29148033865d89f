import { escalateDisputes } from '../disputes/escalate-disputes.ts';
import { remindInvited } from '../lobby/remind-invited.ts';
import type { Services } from '../platform/services.ts';
import { closeTakebacks } from '../rulings/takeback/close-takebacks.ts';
import { countResults } from '../standings/count-results.ts';
import { answerForSeat } from './answer-for-seat.ts';
import { claimDue } from './claim-due.ts';
import { endPauses } from './end-pauses.ts';
import type { ClockDeed } from './next-step.ts';
import { seekSubstitute } from './seek-substitute.ts';

/** Waiting seats that are taken in one transaction: the event loop is held up by each for a few dozen milliseconds. */
const BATCH = 200;
/** After how many batches a tick ends; what is left is still due at the next one. */
const MOST_BATCHES = 250;

/** After these somebody is told. */
const TELLING: readonly ClockDeed[] = ['remind', 'expire', 'call'];

/**
 * How many seats a tick reminded, told that their time is up, answered for, called the host about, and sought
 * substitutes for.
 */
export type TickReport = {
  readonly reminded: number;
  readonly expired: number;
  readonly answered: number;
  readonly called: number;
  readonly sought: number;
  /** Tables whose pause was over. */
  readonly resumed: number;
};

/**
 * Does all that the clocks of all tables have to do by now: ends of pauses, reminders, expiries, and what follows them;
 * requests for takebacks whose time is over are closed, disputes that nobody looked after go to the site's moderators,
 * games that have ended are counted, and those who have not answered an invitation are reminded. Asks which marks have
 * come, never what time it is, so a tick that was missed is made up for by the next. Any number of processes may tick
 * at once.
 */
export async function tick(s: Services): Promise<TickReport> {
  const resumed = await endPauses(s);
  const total = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed };
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const claimed = await claimDue(s, BATCH);
    if (claimed.length === 0) break;
    const count = (deed: ClockDeed) => claimed.filter(({ step }) => step.deed === deed).length;
    total.reminded += count('remind');
    total.expired += count('expire');
    total.called += count('call');
    if (claimed.some(({ step }) => TELLING.includes(step.deed))) s.wake();
    for (const { row, step } of claimed) {
      if (step.deed === 'answer' && (await answerForSeat(s, row))) total.answered++;
      if (step.deed === 'seek' && (await seekSubstitute(s, row))) total.sought++;
    }
  }
  await closeTakebacks(s);
  await escalateDisputes(s);
  await countResults(s);
  await remindInvited(s);
  return total;
}
