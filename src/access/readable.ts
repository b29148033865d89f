import { Prisma } from '../generated/prisma/client.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';

/*
 * The one place that says which tables somebody may read. Everything else that shows a table, or lists tables, asks
 * here.
 */

/** The ids of a player's own tables: where they have a seat, are the host, or are invited (by their address). */
export function ownTables(playerId: string | undefined): Prisma.Sql {
  return Prisma.sql`
    SELECT "tableId" AS id FROM "Seat" WHERE "playerId" = ${playerId}
    UNION SELECT id FROM "Table" WHERE "hostId" = ${playerId}
    UNION SELECT "tableId" FROM "Invitation" WHERE "playerId" = ${playerId} AND status = 'open'
    UNION SELECT "tableId" FROM "Invitation"
      WHERE email = (SELECT email FROM "Player" WHERE id = ${playerId}) AND status = 'open'`;
}

/** The ids of tables where a player gave their seat to somebody else and the host lets them go on watching. */
export function watchedTables(playerId: string | undefined): Prisma.Sql {
  return Prisma.sql`
    SELECT "tableId" AS id FROM "SubstituteRequest" WHERE "formerId" = ${playerId} AND state = 'taken' AND watches`;
}

/**
 * Whether a player (undefined: anybody at all) may read table `t`: a public one, their own, or one where they gave
 * their seat to somebody else and the host lets them go on watching. Moderators and spectators' links have rights of
 * their own.
 */
export function isReadable(playerId: string | undefined): Prisma.Sql {
  return Prisma.sql`(t.public
    OR EXISTS (SELECT 1 FROM (${ownTables(playerId)}) own WHERE own.id = t.id)
    OR EXISTS (SELECT 1 FROM (${watchedTables(playerId)}) watched WHERE watched.id = t.id))`;
}

/** Whether a player may read a table; false where there is no such table. */
export async function mayRead({ db }: Pick<Services, 'db'>, tableId: string, playerId: string): Promise<boolean> {
  if (!isId(tableId) || !isId(playerId)) return false;
  const rows = await db.$queryRaw`SELECT 1 FROM "Table" t WHERE t.id = ${tableId} AND ${isReadable(playerId)}`;
  return Array.isArray(rows) && rows.length > 0;
}
