import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** As long after its end somebody may send a game's last submission once more. */
const SUBMISSION_DAYS = 90;

/**
 * Games that ended longer ago were seen to long ago; a server that was off for as long keeps a few rows of them for
 * ever.
 */
const SEEN_TO_DAYS = SUBMISSION_DAYS + 7;

/** Deletes the idempotency keys of games that ended 90 days ago; how many. */
export function forgetSubmissions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const daysAgo = (days: number) => daysBefore(clock.now(), days);
  return db.$executeRaw`
    DELETE FROM "Submission" u USING "Table" t
    WHERE u."tableId" = t.id AND t.status = 'finished' AND t."finishedAt" < ${daysAgo(SUBMISSION_DAYS)}
      AND t."finishedAt" >= ${daysAgo(SEEN_TO_DAYS)}`;
}
