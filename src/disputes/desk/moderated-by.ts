import { Prisma } from '../../generated/prisma/client.ts';

/** The ids of the tables whose own moderator a player is: appointed, or as a host who moderates. */
export function ownModerated(playerId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT "tableId" AS id FROM "TableModerator" WHERE "playerId" = ${playerId}
    UNION SELECT id FROM "Table" WHERE "hostId" = ${playerId} AND policy -> 'hostModerates' = 'true'::jsonb`;
}

/** Whether a player has no seat at table `t`, and never had one. */
export function neverSatAt(playerId: string): Prisma.Sql {
  return Prisma.sql`
    NOT EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s."playerId" = ${playerId})
    AND NOT EXISTS (SELECT 1 FROM "Entry" e WHERE e."tableId" = t.id AND e.kind = 'seat'
      AND ${playerId} IN (e.data ->> 'player', e.data ->> 'former'))`;
}
