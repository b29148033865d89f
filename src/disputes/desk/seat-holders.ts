import { Prisma } from '../../generated/prisma/client.ts';

/** The seats of a table, each with those who hold it or have held it. */
export function holdersOf(tableId: string): Prisma.Sql {
  return Prisma.sql`
    SELECT seat, "playerId" FROM "Seat" WHERE "tableId" = ${tableId} AND "playerId" IS NOT NULL
    UNION SELECT data ->> 'seat', data ->> 'former' FROM "Entry"
      WHERE "tableId" = ${tableId} AND kind = 'seat' AND data ->> 'former' IS NOT NULL`;
}
