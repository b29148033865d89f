import type { SeatId } from '../kernel/decision.ts';
import { COMPUTER } from '../platform/computer-id.ts';
import { DAY_MS, HOUR_MS } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';
import { lastVerification } from './verify-all.ts';

/** Why a game does not go on by itself. */
export type StuckReason =
  /** The seat's time was up days ago. */
  | { readonly why: 'late'; readonly seat: SeatId; readonly dueAt: Date }
  /** The clock wants to answer for the seat and cannot. */
  | { readonly why: 'clock'; readonly seat: SeatId; readonly error: string }
  /** The table waits for a seat that nobody holds. */
  | { readonly why: 'empty'; readonly seat: SeatId }
  /** The seat's player is banned: they are to be replaced. */
  | { readonly why: 'banned'; readonly seat: SeatId; readonly name: string }
  /** The log does not replay to the same states. */
  | { readonly why: 'log'; readonly faults: readonly string[] }
  /** Mails about the table could not be sent. */
  | { readonly why: 'mail'; readonly count: number };

export type StuckTable = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly reasons: readonly StuckReason[];
};

/** How long after its time was up a seat counts as late for long: three days. */
export const LONG_LATE_HOURS = 72;
/** A failure of the clock is noted every hour as long as it lasts. */
const CLOCK_HOURS = 3;
/** Mails that failed longer ago are history. */
const MAIL_DAYS = 30;
/** Of each reason: more than anybody looks through, after the clock stood still, say. */
const MOST = 500;

type Row = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly why: 'late' | 'clock' | 'empty' | 'banned' | 'mail';
  readonly seat: string | null;
  readonly at: Date | null;
  readonly text: string | null;
  readonly count: bigint | null;
};

/**
 * The games that need somebody: all that is wrong with each; where very many are stuck for the same reason, not all
 * of them. Logs are as the last `verify` found them; everything else as it is now. Paused tables are not late: their
 * clocks are stopped.
 */
export async function stuckTables(s: Services): Promise<readonly StuckTable[]> {
  const now = s.clock.now().getTime();
  const late = new Date(now - LONG_LATE_HOURS * HOUR_MS);
  const failing = new Date(now - CLOCK_HOURS * HOUR_MS);
  const mailed = new Date(now - MAIL_DAYS * DAY_MS);

  const rows = await s.db.$queryRaw<Row[]>`
    WITH wrong AS (
      -- A seat whose time is up has had its mark, or the clock has not come to it: neither reads those who have time.
      (SELECT "tableId", 'late' AS why, seat, min("dueAt") AS at, NULL AS text, NULL::bigint AS count
      FROM (SELECT "tableId", seat, "dueAt" FROM "PendingAnswer" WHERE stage >= 3
        UNION ALL SELECT "tableId", seat, "dueAt" FROM "PendingAnswer" WHERE "nextAt" <= ${s.clock.now()}) w
      WHERE "dueAt" < ${late} GROUP BY "tableId", seat ORDER BY 4 LIMIT ${MOST})
      UNION ALL
      (SELECT h."tableId", 'empty', h.seat, NULL::timestamptz, NULL, NULL::bigint
      FROM "Seat" h JOIN "Table" t ON t.id = h."tableId"
      WHERE h."playerId" IS NULL AND t.status = 'playing'
        AND EXISTS (SELECT 1 FROM "PendingAnswer" w WHERE w."tableId" = h."tableId" AND w.seat = h.seat) LIMIT ${MOST})
      UNION ALL
      (SELECT h."tableId", 'banned', h.seat, NULL, p.name, NULL
      FROM (SELECT id, name FROM "Player" WHERE "bannedAt" IS NOT NULL AND id <> ${COMPUTER}
          ORDER BY "bannedAt" DESC LIMIT ${MOST}) p,
        LATERAL (SELECT s."tableId", s.seat FROM "Seat" s JOIN "Table" t ON t.id = s."tableId"
          WHERE s."playerId" = p.id AND NOT s.resigned AND t.status = 'playing' LIMIT ${MOST}) h)
      UNION ALL
      SELECT DISTINCT ON (a."tableId", w.seat) a."tableId", 'clock', w.seat, a.at, a.data ->> 'error', NULL
      FROM (SELECT * FROM "Audit" WHERE what = 'clock-failed' AND at > ${failing} ORDER BY at DESC LIMIT ${MOST}) a,
        LATERAL (SELECT seat FROM "PendingAnswer" w WHERE w."tableId" = a."tableId"
          AND w.seat = a.data ->> 'seat' AND w.decision = a.data ->> 'decision' LIMIT 1) w
      UNION ALL
      SELECT "tableId", 'mail', NULL, max("createdAt"), NULL, count(*) FROM (
        SELECT "tableId", "createdAt" FROM "Mail"
        WHERE status = 'failed' AND "createdAt" > ${mailed} AND "tableId" IS NOT NULL
        ORDER BY "createdAt" DESC LIMIT ${MOST}) m GROUP BY "tableId"
    )
    SELECT t.id, t.name, t.game, x.why, x.seat, x.at, x.text, x.count
    FROM wrong x, LATERAL (
      SELECT id, name, game FROM "Table" WHERE id = x."tableId" AND status = 'playing' LIMIT 1) t
    ORDER BY t.name, t.id, x.why, x.seat`;

  const found = rows.map((row) => ({ table: plain(row), reason: reasonOf(row) }));
  const all = [...found, ...(await brokenLogs(s))];
  return [...Map.groupBy(all, ({ table }) => table.id).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first.table, reasons: group.map(({ reason }) => reason) }] : [];
  });
}

const plain = ({ id, name, game }: Pick<Row, 'id' | 'name' | 'game'>) => ({ id, name, game });

function reasonOf({ why, seat, at, text, count }: Row): StuckReason {
  const held = seat ?? '';
  switch (why) {
    case 'late':
      return { why, seat: held, dueAt: at ?? new Date(0) };
    case 'clock':
      return { why, seat: held, error: text ?? '' };
    case 'empty':
      return { why, seat: held };
    case 'banned':
      return { why, seat: held, name: text ?? '' };
    case 'mail':
      return { why, count: Number(count) };
  }
}

async function brokenLogs(s: Services): Promise<readonly { table: ReturnType<typeof plain>; reason: StuckReason }[]> {
  const bad = (await lastVerification(s))?.bad ?? [];
  const tables = await s.db.table.findMany({ where: { id: { in: bad.map(({ tableId }) => tableId) } } });
  return tables.flatMap((table) => {
    const faults = bad.find(({ tableId }) => tableId === table.id)?.faults;
    return faults ? [{ table: plain(table), reason: { why: 'log', faults } }] : [];
  });
}
