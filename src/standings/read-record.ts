import { seesPlayer } from '../access/sees-player.ts';
import type { Services } from '../platform/services.ts';
import { SURE_DEVIATION } from './rate.ts';

/** How a player's games of one kind ended. */
export type GameRecordLine = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** Undefined: no game of theirs counted for it. */
  readonly rating: { readonly rating: number; readonly within: number; readonly provisional: boolean } | undefined;
};

/**
 * How a player's finished games ended, by game; undefined where they do not let the reader see it. Games that leave
 * ratings alone are counted here too.
 */
export async function readPlayerRecord(
  { db }: Pick<Services, 'db'>,
  { readerId, playerId }: { readonly readerId: string; readonly playerId: string },
): Promise<readonly GameRecordLine[] | undefined> {
  const seen = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "Player" p WHERE p.id = ${playerId} AND ${seesPlayer(readerId, 'record')}`;
  if (seen.length === 0) return undefined;
  const rows = await db.$queryRaw<
    { game: string; played: number; won: number; rating: number | null; deviation: number | null }[]
  >`
    SELECT c.game, count(*)::int AS played, count(*) FILTER (WHERE r.won)::int AS won,
      max(g.rating) AS rating, max(g.deviation) AS deviation
    FROM "Result" r JOIN "CountedTable" c ON c."tableId" = r."tableId"
    LEFT JOIN "Rating" g ON g.game = c.game AND g."playerId" = r."playerId"
    WHERE r."playerId" = ${playerId} GROUP BY c.game ORDER BY played DESC, c.game`;
  return rows.map(({ game, played, won, rating, deviation }) => ({
    ...{ game, played, won },
    rating:
      rating === null || deviation === null
        ? undefined
        : {
            rating: Math.round(rating),
            within: Math.round(2 * deviation),
            provisional: deviation > SURE_DEVIATION,
          },
  }));
}
