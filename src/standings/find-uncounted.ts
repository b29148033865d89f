import type { Outcome } from '../kernel/outcome.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { HOUR_MS } from '../platform/durations.ts';
import type { Tx } from '../platform/transaction.ts';

/** A finished game as it is counted. */
export type Finished = {
  readonly id: string;
  readonly game: string;
  readonly finishedAt: Date;
  /** Its people agreed that it leaves ratings alone, or it was brought along as a record. */
  readonly unrated: boolean;
  readonly outcome: Outcome;
  /** The people at the end; computer players are none. */
  readonly seats: readonly { readonly seat: string; readonly playerId: string }[];
  /** How many seats there are, whoever had them. */
  readonly size: number;
};

/** Games that ended so long before the last one counted are found still: their processes had other clocks. */
const MARGIN_MS = HOUR_MS;

/** Finished games that have not been counted, the oldest first; at most `most`. */
export async function findUncounted(db: Pick<Tx, '$queryRaw' | 'countedTable'>, most: number) {
  const last = await db.countedTable.findFirst({ orderBy: { finishedAt: 'desc' }, select: { finishedAt: true } });
  const since = new Date((last?.finishedAt.getTime() ?? MARGIN_MS) - MARGIN_MS);
  return db.$queryRaw<Finished[]>`
    SELECT t.id, t.game, t."finishedAt", t.outcome, coalesce(t.policy -> 'rated' = 'false', false) OR EXISTS (
        SELECT 1 FROM "Audit" a WHERE a.what = 'import' AND a.data ->> 'table' = t.id) AS unrated,
      (SELECT count(*)::int FROM "Seat" s WHERE s."tableId" = t.id) AS size,
      (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'playerId', s."playerId") ORDER BY s.seat), '[]')
        FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" IS NOT NULL AND s."playerId" <> ${COMPUTER}) AS seats
    FROM "Table" t
    WHERE t.status = 'finished' AND t."finishedAt" >= ${since} AND t.outcome IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM "CountedTable" c WHERE c."tableId" = t.id)
    ORDER BY t."finishedAt", t.id LIMIT ${most}`;
}
