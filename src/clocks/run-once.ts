import type { RunCoordinator } from 'node-cron';
import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/**
 * Lets one of several processes run each fire of a cron task: the one that inserts the row runs it. If the database
 * cannot be asked, none does, and the next fire makes up for it.
 */
export function runOnce(s: Services): RunCoordinator {
  return {
    async shouldRun(key) {
      const { count } = await s.db.cronRun.createMany({ data: { key, at: s.clock.now() }, skipDuplicates: true });
      return count === 1;
    },
  };
}

/** Deletes the rows of runs that are a day old; how many. */
export async function forgetRuns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const { count } = await db.cronRun.deleteMany({ where: { at: { lt: daysBefore(clock.now(), 1) } } });
  return count;
}
