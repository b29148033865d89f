import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { TimeControl } from '../time/time-control.ts';

export type TableStatus = 'forming' | 'playing' | 'finished' | 'cancelled';

export type SeatRow = {
  readonly seat: SeatId;
  readonly unassigned: boolean;
  readonly playerId: string | null;
  readonly playerName: string | null;
  readonly resigned: boolean;
  readonly seenSeq: number;
};

export type TableRow = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly ruleset: number;
  readonly options: JsonObject;
  readonly packHash: string;
  readonly packBuiltIn: boolean;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly hostId: string;
  readonly hostName: string;
  readonly timeControl: TimeControl;
  readonly timeZone: string;
  /** What happens beside the game; each room reads its part. */
  readonly policy: unknown;
  readonly seed: string;
  readonly seedHash: string;
  readonly seq: number;
  /** How many secret entries came after that one: nobody's business. */
  readonly secret: number;
  /** Counts changes of answers that are kept beside the log: nobody's business. */
  readonly windows: number;
  readonly outcome: Outcome | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly pausedTo: Date | null;
  readonly seats: readonly SeatRow[];
  /** `dueAt` in ISO 8601. */
  readonly waiting: readonly { readonly seat: SeatId; readonly decision: string; readonly dueAt: string | null }[];
};

/** Reads rows of tables `t`, and what is asked besides: a list of columns that begins with a comma. */
export function selectRow(besides: Prisma.Sql = Prisma.empty): Prisma.Sql {
  return Prisma.sql`
  SELECT t.id, t.name, t.game, t.ruleset, t.options, t."packHash", t.status, t.public, t."hostId",
    t."timeControl", t."timeZone", t.policy, t.seed, t."seedHash", t.seq, t.secret, t.windows, t.outcome,
    t."createdAt", t."startedAt", t."finishedAt", t."pausedTo",
    h.name AS "hostName", p."builtIn" AS "packBuiltIn",
    (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'unassigned', s.unassigned,
        'playerId', s."playerId", 'playerName', pl.name, 'resigned', s.resigned, 'seenSeq', s."seenSeq")), '[]'::json)
      FROM "Seat" s LEFT JOIN "Player" pl ON pl.id = s."playerId" WHERE s."tableId" = t.id) AS seats,
    (SELECT coalesce(json_agg(json_build_object(
        'seat', w.seat, 'decision', w.decision, 'dueAt', w."dueAt")), '[]'::json)
      FROM "PendingAnswer" w WHERE w."tableId" = t.id) AS waiting${besides}
  FROM "Table" t JOIN "Player" h ON h.id = t."hostId" JOIN "Pack" p ON p.hash = t."packHash"`;
}

/** A table with its seats and pending answers, in one query. Refuses (`not-found`) an unknown one. */
export async function readTableRow({ db }: Services, tableId: string): Promise<TableRow> {
  if (!isId(tableId)) throw noSuchTable();
  const [row] = await sendPlanned<TableRow>(db, 'table-row', Prisma.sql` ${selectRow()} WHERE t.id = ${tableId}`);
  if (!row) throw noSuchTable();
  return row;
}

/** The rows of several tables by their ids, in one query; an unknown one has none. */
export async function readTableRows(
  { db }: Pick<Services, 'db'>,
  tableIds: readonly string[],
): Promise<ReadonlyMap<string, TableRow>> {
  const ids = [...new Set(tableIds)];
  const rows = await sendPlanned<TableRow>(
    db,
    'table-rows',
    Prisma.sql` ${selectRow()} WHERE t.id = ANY(${ids}::text[])`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
