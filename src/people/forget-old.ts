import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** A link that has just expired can still say so; one of last week is forgotten. */
const SIGN_IN_DAYS = 7;

/** Deletes links to sign in that expired a week ago, and sessions that are over; how many of each. */
export async function forgetOldSignIns({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<{ readonly signInLinks: number; readonly sessions: number }> {
  const now = clock.now();
  const lastWeek = daysBefore(now, SIGN_IN_DAYS);
  const signInLinks = await db.signInLink.deleteMany({ where: { expiresAt: { lt: lastWeek } } });
  const sessions = await db.session.deleteMany({ where: { expiresAt: { lte: now } } });
  return { signInLinks: signInLinks.count, sessions: sessions.count };
}
