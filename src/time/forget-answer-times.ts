import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import { RECORD_DAYS } from './answered-in-time.ts';

/**
 * Games that ended longer ago were seen to long ago; a server that was off for as long keeps a few rows of them for
 * ever.
 */
const SEEN_TO_DAYS = RECORD_DAYS + 7;

/** Deletes how long answers took in games that ended before all that any player's record counts; how many. */
export function forgetAnswerTimes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const daysAgo = (days: number) => daysBefore(clock.now(), days);
  return db.$executeRaw`
    DELETE FROM "AnswerTime" a USING "Table" t
    WHERE a."tableId" = t.id AND t.status = 'finished' AND t."finishedAt" < ${daysAgo(RECORD_DAYS)}
      AND t."finishedAt" >= ${daysAgo(SEEN_TO_DAYS)}`;
}
