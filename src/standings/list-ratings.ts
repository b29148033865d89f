import { fellowsOf, seesPlayer } from '../access/sees-player.ts';
import type { Services } from '../platform/services.ts';
import { SURE_DEVIATION } from './rate.ts';

/** A line of a game's table of ratings. */
export type RatingLine = {
  readonly playerId: string;
  readonly name: string;
  /** Whole numbers. */
  readonly rating: number;
  /** With 95 % the truth is so far from the rating at most. */
  readonly within: number;
  /** It rests on few games still. */
  readonly provisional: boolean;
  readonly tables: number;
  readonly own: boolean;
};

/** Lines of a table of ratings. */
export const MOST_RATED = 100;

type Row = { playerId: string; name: string; rating: number; deviation: number; tables: number };

/**
 * The best at a game among those who let the reader see their record, and the reader: the best first, at most a
 * hundred. Of all others nothing is said, not even how many they are.
 */
export async function listRatings(
  { db }: Pick<Services, 'db'>,
  { game, readerId }: { readonly game: string; readonly readerId: string },
): Promise<readonly RatingLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    (SELECT r."playerId", p.name, r.rating, r.deviation, r.tables
      FROM "Rating" r JOIN "Player" p ON p.id = r."playerId"
      WHERE r.game = ${game} AND p."nameTo" = 'players' AND p."recordTo" = 'players'
      ORDER BY r.rating DESC LIMIT ${MOST_RATED})
    UNION
    (SELECT r."playerId", p.name, r.rating, r.deviation, r.tables
      FROM "Rating" r JOIN "Player" p ON p.id = r."playerId"
      WHERE r.game = ${game} AND (p.id = ${readerId} OR p.id IN (${fellowsOf(readerId)}))
        AND ${seesPlayer(readerId, 'record')}
      ORDER BY r.rating DESC LIMIT ${MOST_RATED})
    ORDER BY rating DESC, "playerId" LIMIT ${MOST_RATED}`;
  return rows.map(({ playerId, name, rating, deviation, tables }) => ({
    ...{ playerId, name, tables, own: playerId === readerId },
    rating: Math.round(rating),
    within: Math.round(2 * deviation),
    provisional: deviation > SURE_DEVIATION,
  }));
}
