import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../../src/database/client.ts';

/**
 * Waits until everything that is to be mailed has been; throws with what is left after `patience` ms. `meanwhile` is
 * called again and again. `now`: on a server whose clock stands still, what is to be told later waits for nobody.
 */
export async function settled(
  db: Db,
  patience = 120_000,
  meanwhile: (db: Db) => Promise<void> = async () => {},
  now?: Date,
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    // In one look: between two of them a notification can become a mail.
    const [left] = await db.$queryRaw<{ notifications: number; mails: number }[]>`
      SELECT
        (SELECT count(*)::int FROM "Notification"
          WHERE "mailId" IS NULL AND "dueAt" <= coalesce(${now ?? null}, "dueAt")) AS notifications,
        (SELECT count(*)::int FROM "Mail" WHERE status = 'queued') AS mails`;
    const { notifications = 0, mails = 0 } = left ?? {};
    if (notifications === 0 && mails === 0) return;
    if (performance.now() > end)
      throw new Error(`after ${patience} ms ${notifications} notifications and ${mails} mails wait`);
    await meanwhile(db);
    await sleep(50);
  }
}
