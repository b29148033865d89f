import { lockName } from '../platform/lock-name.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';
import { type Rated, rateTable } from './rate.ts';
import { writeRatings } from './write-ratings.ts';

/** Counting a whole game anew takes as long as reading all its results. */
const PATIENT_COUNT = { ...PATIENT, timeout: 120_000 };

/**
 * Games that were counted and are not over any more, or ended again otherwise, are counted no more; the ratings at
 * those games are made anew. Gives how many there were.
 */
export async function recountResults({ db }: Pick<Services, 'db'>): Promise<number> {
  const changed = await db.$queryRaw<{ id: string; game: string }[]>`
    SELECT c."tableId" AS id, c.game FROM "CountedTable" c JOIN "Table" t ON t.id = c."tableId"
    WHERE t.status <> 'finished' OR t."finishedAt" <> c."finishedAt"`;
  if (changed.length === 0) return 0;
  await db.$transaction(async (tx) => {
    await lockName(tx, 'standings');
    await tx.countedTable.deleteMany({ where: { tableId: { in: changed.map(({ id }) => id) } } });
    for (const game of new Set(changed.map((one) => one.game))) await recountGame(tx, game);
  }, PATIENT_COUNT);
  return changed.length;
}

/** The ratings at a game, made anew from all its results in the order in which its games ended. */
export async function recountGame(tx: Tx, game: string): Promise<void> {
  const rows = await tx.$queryRaw<{ tableId: string; finishedAt: Date; playerId: string; place: number }[]>`
    SELECT c."tableId", c."finishedAt", r."playerId", r.place
    FROM "CountedTable" c JOIN "Result" r ON r."tableId" = c."tableId"
    WHERE c.game = ${game} AND c.rated ORDER BY c."finishedAt", c."tableId", r.seat`;
  const ratings = new Map<string, Rated>();
  for (const placed of Map.groupBy(rows, ({ tableId }) => tableId).values()) {
    const at = placed[0]?.finishedAt;
    if (at) for (const [playerId, rated] of rateTable(ratings, placed, at)) ratings.set(playerId, rated);
  }
  await tx.rating.deleteMany({ where: { game } });
  await writeRatings(tx, game, ratings);
}
