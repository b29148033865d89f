import { type NewNotification, whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { HOUR_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * Those who only wait read it in their next mail about the table; where none comes, in one of its own after an hour.
 */
const PATIENCE_MS = HOUR_MS;

/** Writes the clock's notifications. They are mailed when news has been gathered as long as everywhere. */
export async function writeTellings(
  tx: Pick<Tx, '$executeRaw'>,
  s: Pick<Services, 'clock' | 'settings'>,
  tellings: readonly NewNotification[],
): Promise<void> {
  const soon = whenGathered(s);
  const later = new Date(Math.max(soon.getTime(), s.clock.now().getTime() + PATIENCE_MS));
  await writeNotifications(
    tx,
    s,
    tellings.map((telling) => ({ ...telling, dueAt: telling.kind === 'overdue' ? later : soon })),
  );
}
