import { Prisma } from '../../generated/prisma/client.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message, MessageArg } from '../../kernel/message.ts';
import { sayPlayer } from '../../platform/computer-id.ts';
import type { Services } from '../../platform/services.ts';

/** An offer of a seat as a reader may know it. */
export type SubstituteRequestView = {
  readonly id: string;
  readonly tableId: string;
  readonly tableName: string;
  readonly game: string;
  readonly gameName: Message;
  readonly seat: SeatId;
  readonly seatName: Message;
  readonly state: 'open' | 'taken' | 'declined' | 'withdrawn';
  /** Offered to everybody on the waiting list. */
  readonly listed: boolean;
  /** The person it is offered to: only for the player who offered it. */
  readonly email: string | undefined;
  readonly reason: string;
  readonly watches: boolean;
  /** The player who took it, and the former player. */
  readonly takenBy: MessageArg | undefined;
  readonly former: string | undefined;
  readonly createdAt: Date;
};

const MOST = 100;

/** The offers of a table that are open or were accepted, oldest first. `playerId`: the reader. */
export async function listTableSubstituteRequests(
  services: Services,
  tableId: string,
  playerId: string | undefined,
): Promise<readonly SubstituteRequestView[]> {
  const rows = await services.db.substituteRequest.findMany({
    where: { tableId, state: { in: ['open', 'taken'] } },
    include: { table: true, takenBy: true },
    orderBy: { createdAt: 'asc' },
    take: MOST,
  });
  return views(services, rows, playerId);
}

/** The seats that a player could take over now: offered to them, or to the waiting lists that they are on. */
export async function listMySubstituteRequests(
  services: Services,
  playerId: string,
): Promise<readonly SubstituteRequestView[]> {
  const player = await services.db.player.findUnique({ where: { id: playerId } });
  if (!player) return [];
  const games = (await services.db.standIn.findMany({ where: { playerId } })).map(({ game }) => game);
  const found = await services.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM (
      (SELECT o.id, o."createdAt" FROM "SubstituteRequest" o JOIN "Table" t ON t.id = o."tableId"
        WHERE o.state = 'open' AND o.email = ${player.email} AND ${isFreeFor(playerId)})
      UNION ALL
      (SELECT o.id, o."createdAt" FROM "SubstituteRequest" o JOIN "Table" t ON t.id = o."tableId"
        WHERE o.state = 'open' AND o.email IS NULL AND t.game = ANY(${games}::text[]) AND ${isFreeFor(playerId)}
        ORDER BY o."createdAt", o.id LIMIT ${MOST})
    ) offered ORDER BY "createdAt", id LIMIT ${MOST}`;
  const rows = await services.db.substituteRequest.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: { table: true, takenBy: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return views(services, rows, playerId);
}

function isFreeFor(playerId: string): Prisma.Sql {
  return Prisma.sql`t.status = 'playing'
    AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId})`;
}

type Row = {
  readonly id: string;
  readonly seat: string;
  readonly email: string | null;
  readonly byId: string;
  readonly state: SubstituteRequestView['state'];
  readonly reason: string;
  readonly watches: boolean;
  readonly formerId: string | null;
  readonly createdAt: Date;
  readonly takenBy: { readonly id: string; readonly name: string } | null;
  readonly table: { readonly id: string; readonly name: string; readonly game: string };
};

async function views(
  services: Services,
  rows: readonly Row[],
  playerId: string | undefined,
): Promise<readonly SubstituteRequestView[]> {
  const ids = rows.flatMap(({ formerId }) => (formerId === null ? [] : [formerId]));
  const formers = ids.length > 0 ? await services.db.player.findMany({ where: { id: { in: ids } } }) : [];
  return rows.map((row) => {
    const rules = services.games.get(row.table.game)?.rules;
    if (!rules) throw new Error(`no game ${row.table.game} on this server`);
    const { id, seat, state, reason, watches, createdAt } = row;
    return {
      id,
      tableId: row.table.id,
      tableName: row.table.name,
      game: row.table.game,
      gameName: rules.name,
      seat,
      seatName: rules.seatName(seat),
      state,
      listed: row.email === null,
      email: row.byId === playerId ? (row.email ?? undefined) : undefined,
      reason,
      watches,
      takenBy: row.takenBy ? sayPlayer(row.takenBy.id, row.takenBy.name) : undefined,
      former: formers.find((one) => one.id === row.formerId)?.name,
      createdAt,
    };
  });
}
