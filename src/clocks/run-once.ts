import type { RunCoordinator } from 'node-cron';
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
