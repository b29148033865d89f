import { Prisma } from '../generated/prisma/client.ts';
import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import { RECORD_DAYS } from './answered-in-time.ts';

/** How a player has kept to their clocks: what others see of them when a table is being formed. */
export type Reliability = {
  readonly playerId: string;
  /** Answers that were waited for, of the last two years: the newest thousand. */
  readonly answers: number;
  /** How many of them they gave themselves, before their time was up. */
  readonly inTime: number;
  /** Half of their own answers came within this many hours of the question; undefined: they have given none. */
  readonly medianHours: number | undefined;
  /**
   * Games of the last two years that they left: seats that they resigned or that a substitute was sought or put in for.
   */
  readonly dropouts: number;
  /** Seats that they looked after to the end: they offered them to the players who play them now. */
  readonly handedOver: number;
};

/**
 * One for each player that is asked for, in that order. A median of hours by the clock, nights and weekends included.
 */
export async function reliabilityOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  playerIds: readonly string[],
): Promise<readonly Reliability[]> {
  if (playerIds.length === 0) return [];
  const since = daysBefore(clock.now(), RECORD_DAYS);
  const isLeft = Prisma.sql`o."formerId" = p.id AND o.state = 'taken' AND o."closedAt" > ${since} AND NOT EXISTS (
    SELECT 1 FROM "Seat" s WHERE s."tableId" = o."tableId" AND s.seat = o.seat AND s."playerId" = p.id)`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT p.id AS "playerId",
      count(a.id)::int AS answers,
      (count(a.id) FILTER (WHERE a."byPlayer" AND (a."dueAt" IS NULL OR a."answeredAt" <= a."dueAt")))::int AS "inTime",
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM a."answeredAt" - a."askedAt") / 3600)
        FILTER (WHERE a."byPlayer"))::float8 AS "medianHours",
      (SELECT count(*)::int FROM (
        SELECT s."tableId", s.seat FROM "Seat" s JOIN "Table" t ON t.id = s."tableId"
          WHERE s."playerId" = p.id AND s.resigned AND t."movedAt" > ${since}
        UNION SELECT o."tableId", o.seat FROM "SubstituteRequest" o
          WHERE ${isLeft} AND o."byId" <> p.id) x) AS dropouts,
      (SELECT count(DISTINCT (o."tableId", o.seat))::int FROM "SubstituteRequest" o
        WHERE ${isLeft} AND o."byId" = p.id) AS "handedOver"
    FROM "Player" p LEFT JOIN LATERAL (
      SELECT * FROM "AnswerTime" w WHERE w."playerId" = p.id AND w."answeredAt" > ${since}
      ORDER BY w."answeredAt" DESC LIMIT ${MOST}) a ON true
    WHERE p.id = ANY(${[...playerIds]}::text[])
    GROUP BY p.id`;
  return playerIds.flatMap((playerId) => {
    const row = rows.find((one) => one.playerId === playerId);
    return row ? [{ ...row, medianHours: row.medianHours ?? undefined }] : [];
  });
}

/** As many say how somebody plays; those of a busy player are not counted through each time. */
const MOST = 1_000;

type Row = Omit<Reliability, 'medianHours'> & { readonly medianHours: number | null };
