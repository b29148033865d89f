import { Prisma } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Player } from '../../people/player.ts';
import { isId } from '../../platform/is-id.ts';
import type { Services } from '../../platform/services.ts';
import type { TableStatus } from '../../tables/table-row.ts';
import { isSiteModerator } from '../may.ts';
import { neverSatAt, ownModerated } from './moderated-by.ts';

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

export type DeskTables = {
  readonly tables: readonly DeskTable[];
  /** Given when more follow: `after` for the next page. */
  readonly next: string | undefined;
};

type Row = Omit<DeskTable, 'gameName' | 'movedAt' | 'waiting'> & {
  readonly game: string;
  readonly movedAt: Date | null;
  readonly waiting: readonly SeatId[];
};

/** Tables of their own that anybody moderates at the same time, and those of the site on one page. */
const MOST_OWN = 200;
const A_PAGE = 100;

/**
 * The tables that a player moderates. Their own come first: those that are played, those idle for longest first, then
 * the others. A moderator of the site has all others that are played as well, the oldest first, a page at a time;
 * `after` is the last table of the page before, and an unknown one the start.
 */
export async function listDeskTables(
  services: Pick<Services, 'db' | 'games'>,
  { id, role }: Pick<Player, 'id' | 'role'>,
  after?: string,
): Promise<DeskTables> {
  const site = isSiteModerator(role);
  const last = site && after !== undefined && isId(after) ? await findPlayed(services, after) : null;
  const idle = Prisma.sql`
    t.status <> 'playing', CASE WHEN t.status = 'playing' THEN t."movedAt" END, t."createdAt" DESC`;
  const own = last
    ? []
    : await select(
        services,
        Prisma.sql`t.id IN (${ownModerated(id)}) AND t.status <> 'cancelled' AND ${neverSatAt(id)}`,
        idle,
        MOST_OWN,
      );
  if (!site) return { tables: own, next: undefined };

  const others = await select(
    services,
    Prisma.sql`t.status = 'playing' AND t.id NOT IN (${ownModerated(id)}) AND ${neverSatAt(id)}
      ${last ? Prisma.sql`AND (t."createdAt", t.id) > (${last.createdAt}, ${last.id})` : Prisma.empty}`,
    Prisma.sql`t."createdAt", t.id`,
    A_PAGE + 1,
  );
  const page = others.slice(0, A_PAGE);
  return { tables: [...own, ...page], next: others.length > A_PAGE ? page.at(-1)?.tableId : undefined };
}

function findPlayed({ db }: Pick<Services, 'db'>, id: string) {
  return db.table.findUnique({ where: { id, seq: { gt: 0 } }, select: { id: true, createdAt: true } });
}

async function select(
  { db, games }: Pick<Services, 'db' | 'games'>,
  which: Prisma.Sql,
  order: Prisma.Sql,
  most: number,
): Promise<readonly DeskTable[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT t.id AS "tableId", t.name AS "tableName", t.game, t.status::text, t.seq, t."movedAt",
      (SELECT count(*)::int FROM "Dispute" k WHERE k."tableId" = t.id AND k.state IN ('open', 'taken')) AS disputes,
      ARRAY(SELECT DISTINCT w.seat FROM "PendingAnswer" w WHERE w."tableId" = t.id ORDER BY w.seat) AS waiting
    FROM "Table" t WHERE ${which} ORDER BY ${order} LIMIT ${most}`;
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
    SELECT EXISTS (SELECT 1 FROM (${ownModerated(id)}) own JOIN "Table" t ON t.id = own.id
      WHERE t.status <> 'cancelled'
        AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${id})) AS has`;
  return row?.has ?? false;
}
