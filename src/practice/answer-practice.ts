import type { Answer } from '../kernel/choice.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { stale } from '../kernel/refuse-answer.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { MOST_ANSWERS } from './limits.ts';
import { type OpenPractice, openPractice } from './open-practice.ts';
import { type Given, playOn } from './play-on.ts';
import type { PracticeRow } from './practice-row.ts';
import { appendEntries } from './write-practice.ts';

export type PracticeAnswer = {
  readonly decision: DecisionId;
  readonly seat: SeatId;
  readonly answer: Answer;
  /** The version that was seen; the newest when not given. */
  readonly version?: number | undefined;
};

/**
 * Its owner answers: for their own seat in a first game, for any in a sandbox. Refuses an answer that the rules refuse
 * (`illegal-answer`), one for a seat that is not theirs (`forbidden`), one given to a page of before (`stale`), and
 * (`too-many`) one more than a practice game takes.
 */
export async function answerPractice(
  services: Services,
  row: PracticeRow,
  { version, ...given }: PracticeAnswer,
): Promise<OpenPractice> {
  if (row.seat !== null && row.seat !== given.seat) throw refuse('forbidden', 'practice.not-your-seat');
  if (version !== undefined && version !== row.version) throw stale(row.over);
  return addAnswer(services, await openPractice(services, row), { ...given, how: 'page' });
}

/** One more answer, whoever gives it, and what follows from it by itself. */
export async function addAnswer(services: Services, open: OpenPractice, given: Given): Promise<OpenPractice> {
  const { game, machine, chance, row } = open;
  if (row.length >= MOST_ANSWERS) throw refuse('too-many', 'practice.too-long', { most: MOST_ANSWERS });
  const played = playOn({ game, machine, source: chance, at: services.clock.now() }, given);
  return appendEntries(services, open, played);
}
