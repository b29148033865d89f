import { Prisma } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Player } from '../../people/player.ts';
import type { Services } from '../../platform/services.ts';
import type { TableStatus } from '../../tables/table-row.ts';
import { isSiteModerator } from '../may.ts';
import { moderatedBy, neverSatAt } from './moderated-by.ts';

/** A table that a player moderates, as their desk lists it. Nothing of it is hidden. */
export type DeskTable = {
  readonly tableId: string;
  readonly tableName: string;
  readonly gameName: Message | undefined;
  readonly status: TableStatus;
  readonly seq: number;
  /** When anything last happened there. */
  readonly movedAt: Date | undefined;
  /** Disputes that are not settled. */
  readonly disputes: number;
  readonly waiting: readonly { readonly seat: SeatId; readonly name: Message | undefined }[];
};

type Row = Omit<DeskTable, 'gameName' | 'movedAt' | 'waiting'> & {
  readonly game: string;
  readonly movedAt: Date | null;
  readonly waiting: readonly SeatId[];
};

const MOST = 200;

/**
 * The tables that a player moderates: those that are played, those idle for longest first, then the others. A moderator
 * of the site has those that are played, and of the others only their own.
 */
export async function listDeskTables(
  { db, games }: Pick<Services, 'db' | 'games'>,
  player: Pick<Player, 'id' | 'role'>,
): Promise<readonly DeskTable[]> {
  const { id, role } = player;
  const site = isSiteModerator(role) ? Prisma.sql`OR t.status = 'playing' AND ${moderatedBy(id, true)}` : Prisma.empty;
  const order = Prisma.sql`
    t.status <> 'playing', CASE WHEN t.status = 'playing' THEN t."movedAt" END, t."createdAt" DESC`;
  const rows = await db.$queryRaw<Row[]>`
    SELECT t.id AS "tableId", t.name AS "tableName", t.game, t.status::text, t.seq, t."movedAt",
      (SELECT count(*)::int FROM "Dispute" k WHERE k."tableId" = t.id AND k.state IN ('open', 'taken')) AS disputes,
      ARRAY(SELECT DISTINCT w.seat FROM "PendingAnswer" w WHERE w."tableId" = t.id ORDER BY w.seat) AS waiting
    FROM (
      SELECT t.* FROM "Table" t WHERE t.status <> 'cancelled' AND ${moderatedBy(id, false)} ${site}
      ORDER BY ${order} LIMIT ${MOST}
    ) t WHERE ${neverSatAt(id)} ORDER BY ${order}`;
  return rows.map(({ game, movedAt, waiting, ...row }) => {
    const rules = games.get(game)?.rules;
    return {
      ...row,
      gameName: rules?.name,
      movedAt: movedAt ?? undefined,
      waiting: waiting.map((seat) => ({ seat, name: rules?.seatName(seat) })),
    };
  });
}

/** Whether a player has anything to do at the desk: a role on the site, or a table that they moderate. */
export async function hasDesk(
  { db }: Pick<Services, 'db'>,
  { id, role }: Pick<Player, 'id' | 'role'>,
): Promise<boolean> {
  if (isSiteModerator(role)) return true;
  const [row] = await db.$queryRaw<{ has: boolean }[]>`
    SELECT EXISTS (SELECT 1 FROM "Table" t
      WHERE (t.id IN (SELECT "tableId" FROM "TableModerator" WHERE "playerId" = ${id}) OR t."hostId" = ${id})
        AND t.status <> 'cancelled' AND ${moderatedBy(id, false)}) AS has`;
  return row?.has ?? false;
}
