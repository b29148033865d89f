import { Prisma } from '../../generated/prisma/client.ts';

/** Whether a player is moderator of table `t` and has no seat there: its own, its host, or (`site`) of every table. */
export function moderatedBy(playerId: string, site: boolean): Prisma.Sql {
  return Prisma.sql`(${site}
      OR EXISTS (SELECT 1 FROM "TableModerator" x WHERE x."tableId" = t.id AND x."playerId" = ${playerId})
      OR (t."hostId" = ${playerId} AND t.policy -> 'hostModerates' = 'true'::jsonb))
    AND NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId})`;
}

/** Whether they have never had a seat at table `t`. Reads the table's whole log: to be asked of few tables. */
export function neverSatAt(playerId: string): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = t.id AND e.kind = 'seat'
    AND ${playerId} IN (e.data ->> 'player', e.data ->> 'former'))`;
}
