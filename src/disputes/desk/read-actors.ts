import type { SeatId } from '../../kernel/decision.ts';
import type { Channel } from '../../kernel/log.ts';
import type { Services } from '../../platform/services.ts';

/** One act at a table: an answer with how it came in, or a link of a mail that was used. */
export type ActLine = {
  readonly at: Date;
  readonly seat: SeatId | undefined;
  /** Whose link it was; undefined for answers, which the seat gave, and where it was nobody's who has an account. */
  readonly name: string | undefined;
  readonly entry: number | undefined;
  readonly how: Channel | undefined;
  /** The kind of link, and when the mail with it was written. */
  readonly link: { readonly purpose: string; readonly issuedAt: Date } | undefined;
};

type Row = {
  readonly at: Date;
  readonly seat: SeatId | null;
  readonly name: string | null;
  readonly entry: number | null;
  readonly how: Channel | null;
  readonly purpose: string | null;
  readonly issuedAt: Date | null;
};

const MOST = 200;

/** The acts at a table, their links and times, the newest first: an answer comes beside the link that it came by. */
export async function readActors({ db }: Pick<Services, 'db'>, tableId: string): Promise<readonly ActLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    WITH answers AS (
      SELECT at, seq, data ->> 'seat' AS seat, data ->> 'how' AS how,
        CASE WHEN data ->> 'how' IN ('link', 'reply') THEN data ->> 'decision' END AS decision
      FROM "Entry" WHERE "tableId" = ${tableId} AND kind = 'answered' ORDER BY seq DESC LIMIT ${MOST}
    ), links AS (
      SELECT l."usedAt", l.seat, l.decision, l.purpose, l."createdAt", p.name
      FROM "LinkToken" l LEFT JOIN "Player" p ON p.id = l."playerId"
      WHERE l."tableId" = ${tableId} AND l."usedAt" IS NOT NULL ORDER BY l."usedAt" DESC LIMIT ${MOST}
    )
    SELECT coalesce(a.at, l."usedAt") AS at, coalesce(a.seat, l.seat) AS seat, l.name, a.seq AS entry, a.how,
      l.purpose, l."createdAt" AS "issuedAt"
    FROM answers a FULL JOIN links l ON l.seat = a.seat AND l.decision = a.decision
    ORDER BY 1 DESC, 4 DESC LIMIT ${MOST}`;
  return rows.map(({ at, seat, name, entry, how, purpose, issuedAt }) => ({
    at,
    seat: seat ?? undefined,
    name: name ?? undefined,
    entry: entry ?? undefined,
    how: how ?? undefined,
    link: purpose !== null && issuedAt !== null ? { purpose, issuedAt } : undefined,
  }));
}
