import { HOUR_MS } from '../../platform/durations.ts';
import type { Services } from '../../platform/services.ts';

/** Two machines that answer each other stop here. */
export const MOST_AN_HOUR = 20;

/** How many replies of a player were taken in within the last hour. */
export function countReplies({ db, clock }: Pick<Services, 'db' | 'clock'>, playerId: string): Promise<number> {
  const since = new Date(clock.now().getTime() - HOUR_MS);
  return db.notification.count({ where: { kind: 'reply', playerId, createdAt: { gt: since } } });
}
