import type { Tx } from '../platform/transaction.ts';
import type { Rated } from './rate.ts';

/** What players are rated at a game, by id; nothing of those who have played none. */
export async function readRatings(
  tx: Pick<Tx, 'rating'>,
  game: string,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Rated>> {
  const rows = await tx.rating.findMany({ where: { game, playerId: { in: [...playerIds] } } });
  return new Map(rows.map(({ playerId, ...rated }) => [playerId, rated]));
}

/** What players are rated from now on. */
export async function writeRatings(tx: Tx, game: string, ratings: ReadonlyMap<string, Rated>): Promise<void> {
  await tx.rating.deleteMany({ where: { game, playerId: { in: [...ratings.keys()] } } });
  const rows = [...ratings].map(([playerId, { rating, deviation, volatility, tables, at }]) => ({
    ...{ game, playerId, rating, deviation, volatility, tables, at },
  }));
  await tx.rating.createMany({ data: rows });
}
