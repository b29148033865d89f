import type { SeatId } from '../kernel/decision.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** A question that this process answers for a computer player. */
export type ComputerTurn = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly decision: string;
  /** The table's secret seed, and the hash of its pack. */
  readonly seed: string;
  readonly packHash: string;
};

/** How long a process may take before another one tries: 2 minutes. */
const LEASE_MS = 120_000;
/** At a human pace a seat that comes to move waits so many seconds, and up to so many more. */
const SLOWEST_FIRST = { least: 120, more: 600 };

/**
 * Takes one question that a computer player is to answer by now, the one that waits longest; undefined when there is
 * none. A process that dies with it leaves it to another after `LEASE_MS`. At a table with a human pace a seat waits
 * some minutes before its first answer, and goes on at once after its own.
 */
export async function claimTurn({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<ComputerTurn | undefined> {
  const now = clock.now();
  const [claimed] = await db.$queryRaw<ComputerTurn[]>`
    WITH due AS (
      SELECT w."tableId", w.seat, w.decision
      FROM "Seat" s
      JOIN "Table" t ON t.id = s."tableId"
      JOIN "PendingAnswer" w ON w."tableId" = s."tableId" AND w.seat = s.seat
      LEFT JOIN "KeptAnswer" k ON k."tableId" = w."tableId" AND k.seat = w.seat AND k.decision = w.decision
      LEFT JOIN "ComputerTurn" c ON c."tableId" = w."tableId" AND c.seat = w.seat AND c.decision = w.decision
      WHERE s."playerId" = ${COMPUTER} AND NOT s.resigned AND t.status = 'playing' AND t."pausedAt" IS NULL
        AND k.ready IS NOT TRUE AND (c."takenTo" IS NULL OR c."takenTo" <= ${now}::timestamptz)
        AND (t.policy ->> 'computerPace' IS DISTINCT FROM 'human'
          OR w."askedAt" <= ${now}::timestamptz - make_interval(secs => ${SLOWEST_FIRST.least}::int
            + abs(hashtext(w."tableId" || w.seat || w.decision)::bigint % ${SLOWEST_FIRST.more}::int))
          OR EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = t.id AND e.seq = t.seq AND e.secret = 0
            AND e.data ->> 'seat' = w.seat AND e.data ->> 'how' = 'computer'))
      ORDER BY w."askedAt" LIMIT 1
    ), taken AS (
      INSERT INTO "ComputerTurn" AS c ("tableId", seat, decision, "takenTo")
      SELECT "tableId", seat, decision, ${new Date(now.getTime() + LEASE_MS)}::timestamptz FROM due
      ON CONFLICT ("tableId", seat, decision) DO UPDATE SET "takenTo" = excluded."takenTo"
        WHERE c."takenTo" <= ${now}::timestamptz
      RETURNING "tableId", seat, decision
    )
    SELECT x.*, t.seed, t."packHash" FROM taken x JOIN "Table" t ON t.id = x."tableId"`;
  return claimed;
}

/** The question is answered, or is none any more. */
export async function endTurn({ db }: Pick<Services, 'db'>, turn: ComputerTurn): Promise<void> {
  const { tableId, seat, decision } = turn;
  await db.computerTurn.deleteMany({ where: { tableId, seat, decision } });
}

/** Forgets those that a process died with and that were settled otherwise; how many there were. */
export async function forgetTurns({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const dayAgo = daysBefore(clock.now(), 1);
  const { count } = await db.computerTurn.deleteMany({ where: { takenTo: { lt: dayAgo } } });
  return count;
}
