import { type AbsenceAct, absenceActSchema } from '../../audit/act.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';

/** What a player of a table did about an absence of theirs: their clock was stopped from then to then. */
export type AbsenceLine = {
  readonly seat: SeatId;
  readonly name: string;
  readonly did: AbsenceAct['data']['did'];
  /** When they did it. */
  readonly at: Date;
  /** The absence, as it was until they did it. */
  readonly from: Date;
  readonly to: Date;
};

const MOST = 100;
type Row = {
  readonly seat: SeatId;
  readonly name: string;
  readonly at: Date;
  readonly what: string;
  readonly data: unknown;
};

/**
 * What those who hold the seats of a table, or have held them, did about absences that touch the game; the newest
 * first.
 */
export async function readAbsences({ db }: Pick<Services, 'db'>, tableId: string): Promise<readonly AbsenceLine[]> {
  const rows = await db.$queryRaw<Row[]>`
    WITH holders AS (
      SELECT seat, "playerId" FROM "Seat" WHERE "tableId" = ${tableId} AND "playerId" IS NOT NULL
      UNION SELECT data ->> 'seat', data ->> 'former' FROM "Entry"
        WHERE "tableId" = ${tableId} AND kind = 'seat' AND data ->> 'former' IS NOT NULL)
    SELECT h.seat, p.name, a.at, a.what, a.data
    FROM "Audit" a JOIN holders h ON h."playerId" = a."playerId" JOIN "Player" p ON p.id = a."playerId"
      JOIN "Table" t ON t.id = ${tableId}
    WHERE a.what = 'absence' AND (a.data ->> 'to')::timestamptz > t."startedAt"
      AND (t."finishedAt" IS NULL OR (a.data ->> 'from')::timestamptz < t."finishedAt")
    ORDER BY a.at DESC, a.id DESC LIMIT ${MOST}`;
  return rows.map(({ seat, name, at, ...act }) => {
    const { did, from, to } = absenceActSchema.parse(act).data;
    return { seat, name, at, did, from: new Date(from), to: new Date(to) };
  });
}
