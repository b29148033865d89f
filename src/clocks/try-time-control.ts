import { allot, nextMark } from '../time/due-time.ts';
import { allotShort } from '../time/silence.ts';
import type { TimeControl } from '../time/time-control.ts';
import { type ClockDeed, nextStep, STAGE } from './next-step.ts';

/**
 * What happens to somebody who never answers: they are asked, the clock's deeds, and nothing more, or the short time of
 * a later turn.
 */
export type TrialStep = { readonly what: Exclude<ClockDeed, 'nothing'> | 'ask' | 'wait' | 'short'; readonly at: Date };

/** More marks than any time control has. */
const MOST = 20;

/**
 * Plays a time control through for somebody who is asked at `from` and never answers, by the very functions that the
 * clock goes by: each step with its moment. Where the game answers for them, the last one is the end of their time in a
 * later turn that begins then.
 */
export function tryTimeControl(timeControl: TimeControl, timeZone: string, from: Date): readonly TrialStep[] {
  const { hours, dueAt } = allot(timeControl, timeZone, from);
  const steps: TrialStep[] = [{ what: 'ask', at: from }];
  let stage: number = STAGE.asked;
  let at: Date | undefined = nextMark(timeControl, timeZone, { hours, dueAt }, from);
  for (let i = 0; at && i < MOST; i += 1) {
    const now: Date = at;
    const step = nextStep({ askedAt: from, dueAt, hours, stage, timeControl, timeZone }, now);
    if (step.deed !== 'nothing') steps.push({ what: step.deed, at: now });
    if (step.deed === 'answer')
      return [...steps, { what: 'short', at: allotShort(timeControl, timeZone, now, { bank: 0 }).dueAt }];
    if (step.deed === 'seek') return steps;
    stage = step.stage;
    at = step.nextAt;
  }
  return [...steps, { what: 'wait', at: steps.at(-1)?.at ?? from }];
}
