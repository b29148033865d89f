import type { Tx } from '../platform/transaction.ts';
import { raiseClocks } from '../tables/write-table.ts';
import type { Span } from '../time/counted-time.ts';
import { readClocks } from '../time/read-clocks.ts';
import { timeControlSchema } from '../time/time-control.ts';
import { withAbsences } from '../time/time-left.ts';
import { retimePending } from '../time/write-pending.ts';

export type Playing = {
  readonly tableId: string;
  readonly seat: string;
  readonly timeControl: unknown;
  readonly timeZone: string;
};

/**
 * Locks the tables at which a player's clock can run, always in the same order, and marks that their clocks are about
 * to change: a write that worked its times out before will not go through. Gives their seats there.
 */
export async function lockPlaying(
  tx: Pick<Tx, '$queryRaw' | '$executeRaw'>,
  playerId: string,
): Promise<readonly Playing[]> {
  const rows = await tx.$queryRaw<Playing[]>`
    SELECT t.id AS "tableId", s.seat, t."timeControl", t."timeZone" FROM "Table" t JOIN "Seat" s ON s."tableId" = t.id
    WHERE s."playerId" = ${playerId} AND NOT s.resigned AND t.status = 'playing'
    ORDER BY t.id FOR UPDATE OF t`;
  const ids = rows.map(({ tableId }) => tableId);
  await raiseClocks(tx, ids);
  return rows;
}

/**
 * Works out anew when a player must have answered at their tables, once their absences are `away`: what they had left
 * by the old ones they still have. The tables are locked.
 */
export async function retimeAbsent(
  tx: Tx,
  playing: readonly Playing[],
  before: readonly Span[],
  away: readonly Span[],
  now: Date,
): Promise<void> {
  for (const { tableId, seat, timeControl: stored, timeZone } of playing) {
    const timeControl = timeControlSchema.safeParse(stored).data;
    if (!timeControl) continue; // the clock logs it
    await tx.$queryRaw`SELECT seat FROM "PendingAnswer" WHERE "tableId" = ${tableId} AND seat = ${seat} FOR UPDATE`;
    const { waiting } = await readClocks(tx, tableId, now);
    for (const row of waiting.filter((one) => one.seat === seat)) {
      const retimed = withAbsences({ timeControl, timeZone, away: before }, away, row, now);
      await retimePending(tx, { tableId, seat, decision: row.decision }, retimed);
    }
  }
}
