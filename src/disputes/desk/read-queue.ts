import { Prisma } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Services } from '../../platform/services.ts';
import type { TableStatus } from '../../tables/table-row.ts';
import type { Dispute } from '../dispute.ts';
import { isSiteModerator } from '../may.ts';
import { neverSatAt, ownModerated } from './moderated-by.ts';
import { URGENCIES, type Urgency, urgencyOf } from './urgency.ts';

/** What waits for a moderator: a dispute, as the queue lists it. */
export type QueueLine = {
  readonly dispute: Pick<Dispute, 'id' | 'type' | 'state' | 'seq' | 'createdAt' | 'escalatedAt' | 'pausesTo'>;
  readonly tableId: string;
  readonly tableName: string;
  readonly gameName: Message | undefined;
  readonly tableStatus: TableStatus;
  readonly openerName: string;
  readonly takenByName: string | undefined;
  /** Milliseconds since it was opened. */
  readonly age: number;
  readonly urgency: Urgency;
  /** The seats that the table waits for. */
  readonly waiting: readonly { readonly seat: SeatId; readonly name: Message | undefined }[];
};

/** A table at which somebody's time and grace are over, and the moderator has been called. */
export type LateLine = {
  readonly tableId: string;
  readonly tableName: string;
  readonly gameName: Message | undefined;
  readonly waiting: QueueLine['waiting'];
  /** Since when. */
  readonly since: Date;
};

export type Queue = { readonly disputes: readonly QueueLine[]; readonly late: readonly LateLine[] };

type DisputeRow = Pick<Dispute, 'id' | 'type' | 'state' | 'createdAt'> & {
  readonly seq: number | null;
  readonly escalateAt: Date | null;
  readonly escalatedAt: Date | null;
  readonly pausesTo: Date | null;
  readonly tableId: string;
  readonly tableName: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly openerName: string;
  readonly takenByName: string | null;
  readonly waiting: readonly SeatId[];
};

const MOST = 200;

/**
 * What waits at the tables that a player moderates, the most urgent first, then the oldest. Shows nothing that is
 * hidden.
 */
export async function readQueue({ db, clock, games }: Services, playerId: string): Promise<Queue> {
  const player = await db.player.findUnique({ where: { id: playerId }, select: { role: true } });
  const site = player !== null && isSiteModerator(player.role);
  const theirs = Prisma.sql`${site ? Prisma.empty : Prisma.sql`t.id IN (${ownModerated(playerId)}) AND`}
    ${neverSatAt(playerId)}`;
  const rows = await db.$queryRaw<DisputeRow[]>`
    SELECT k.id, k.type::text, k.state::text, k.seq, k."createdAt", k."escalateAt", k."escalatedAt", k."pausesTo",
      t.id AS "tableId", t.name AS "tableName", t.game, t.status::text, o.name AS "openerName", m.name AS "takenByName",
      ARRAY(SELECT DISTINCT w.seat FROM "PendingAnswer" w WHERE w."tableId" = t.id ORDER BY w.seat) AS waiting
    FROM "Dispute" k JOIN "Table" t ON t.id = k."tableId" JOIN "Player" o ON o.id = k."openedById"
    LEFT JOIN "Player" m ON m.id = k."takenById"
    WHERE k.state IN ('open', 'taken') AND ${theirs}
    ORDER BY k."createdAt", k.id LIMIT ${MOST}`;

  const late = await db.$queryRaw<LateRow[]>`
    SELECT t.id AS "tableId", t.name AS "tableName", t.game, min(coalesce(w."dueAt", w."askedAt")) AS since,
      array_agg(DISTINCT w.seat) AS waiting
    FROM "PendingAnswer" w JOIN "Table" t ON t.id = w."tableId"
    WHERE w.stage >= 4 AND t.status = 'playing'
      AND NOT EXISTS (SELECT 1 FROM "KeptAnswer" k
        WHERE k."tableId" = t.id AND k.seat = w.seat AND k.decision = w.decision AND k.ready)
      AND t."timeControl" ->> 'atExpiry' = 'moderator' AND ${theirs}
    GROUP BY t.id ORDER BY since LIMIT ${MOST}`;

  const now = clock.now();
  const rulesOf = (game: string) => games.get(game)?.rules;
  const named = (game: string, seats: readonly SeatId[]) =>
    seats.map((seat) => ({ seat, name: rulesOf(game)?.seatName(seat) }));

  const disputes = rows.map((row): QueueLine => {
    const escalatedAt = row.escalatedAt ?? undefined;
    const pausesTo = row.pausesTo ?? undefined;
    const { id, type, state, createdAt, tableId, tableName, openerName } = row;
    const dispute = { id, type, state, createdAt, seq: row.seq ?? undefined, escalatedAt, pausesTo };
    const escalateAt = row.escalateAt ?? undefined;
    return {
      dispute,
      tableId,
      tableName,
      gameName: rulesOf(row.game)?.name,
      tableStatus: row.status,
      openerName,
      takenByName: row.takenByName ?? undefined,
      age: now.getTime() - createdAt.getTime(),
      urgency: urgencyOf({ ...dispute, escalateAt, playing: row.status === 'playing' }, now),
      waiting: named(row.game, row.waiting),
    };
  });
  const rank = ({ urgency }: QueueLine) => URGENCIES.indexOf(urgency);
  return {
    disputes: disputes.toSorted((a, b) => rank(a) - rank(b) || b.age - a.age),
    late: late.map(({ game, waiting, ...line }) => ({
      ...line,
      gameName: rulesOf(game)?.name,
      waiting: named(game, waiting),
    })),
  };
}

type LateRow = {
  readonly tableId: string;
  readonly tableName: string;
  readonly game: string;
  readonly since: Date;
  readonly waiting: readonly SeatId[];
};
