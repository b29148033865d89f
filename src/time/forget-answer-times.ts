import type { Services } from '../platform/services.ts';
import { RECORD_DAYS } from './answered-in-time.ts';

const DAY_MS = 86_400_000;
/** As many are deleted at once; far more than are given within an hour. */
const MAX_BATCH = 10_000;

/** Deletes how long answers took that no player's record counts any more; how many. */
export function forgetAnswerTimes({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock.now().getTime() - RECORD_DAYS * DAY_MS);
  return db.$executeRaw`
    DELETE FROM "AnswerTime" WHERE ctid IN (
      SELECT ctid FROM "AnswerTime" WHERE "answeredAt" <= ${before} LIMIT ${MAX_BATCH} FOR UPDATE SKIP LOCKED)`;
}
