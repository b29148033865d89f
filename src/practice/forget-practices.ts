import { HOUR_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** Days after which a practice game is forgotten that nobody has played on. */
export const KEPT_DAYS = { visitor: 7, player: 30 } as const;
/** A stranger's game that was begun and not played: most of them come of a click. */
const UNPLAYED_HOURS = 24;

/** Forgets practice games that nobody goes on with; how many. */
export async function forgetPractices({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const before = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
  const { count } = await db.practice.deleteMany({
    where: {
      OR: [
        { visitor: { not: null }, playedAt: { lt: before(24 * KEPT_DAYS.visitor) } },
        { visitor: { not: null }, version: { lte: FEW }, playedAt: { lt: before(UNPLAYED_HOURS) } },
        { playedAt: { lt: before(24 * KEPT_DAYS.player) } },
      ],
    },
  });
  return count;
}

/** The computer may have opened the game; its owner has hardly answered. */
const FEW = 3;
