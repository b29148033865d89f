import type { Services } from '../tables/services.ts';
import { answerForSeat } from './answer-for-seat.ts';
import { claimDue } from './claim-due.ts';
import type { ClockDeed } from './next-step.ts';

/** Waiting seats that are taken in one transaction. */
const BATCH = 200;
/** A tick ends after so many batches; what is left is still due at the next one. */
const MOST_BATCHES = 100;

/** How many seats a tick reminded, told that their time is up, answered for, and called the host about. */
export type TickReport = {
  readonly reminded: number;
  readonly expired: number;
  readonly answered: number;
  readonly called: number;
};

/**
 * Does all that the clocks of all tables have to do by now: reminders, expiries, and what follows them. Asks which
 * marks have come, never what time it is, so a tick that was missed is made up for by the next. Any number of
 * processes may tick at once.
 */
export async function tick(s: Services): Promise<TickReport> {
  const total = { reminded: 0, expired: 0, answered: 0, called: 0 };
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const claimed = await claimDue(s, BATCH);
    if (claimed.length === 0) break;
    const count = (deed: ClockDeed) => claimed.filter(({ step }) => step.deed === deed).length;
    total.reminded += count('remind');
    total.expired += count('expire');
    total.called += count('call');
    if (claimed.some(({ tellings }) => tellings.length > 0)) s.wake();
    for (const { row, step } of claimed) {
      if (step.deed === 'answer' && (await answerForSeat(s, row))) total.answered++;
    }
  }
  return total;
}
