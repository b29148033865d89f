import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Services } from '../platform/services.ts';

/** How many letters a player has not read, by the tables at which they have a seat, or which they host or join. */
export async function countUnread(
  { db }: Pick<Services, 'db'>,
  playerId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await sendPlanned<{ tableId: string; count: number }>(
    db,
    'unread-letters',
    Prisma.sql`
    SELECT c."tableId", count(*)::int AS count FROM "LetterCopy" c
    WHERE c."playerId" = ${playerId} AND c."readAt" IS NULL AND NOT c.own AND NOT c.muted AND (
      EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = c."tableId" AND s."playerId" = c."playerId")
      OR EXISTS (SELECT 1 FROM "Table" t WHERE t.id = c."tableId" AND t."hostId" = c."playerId" AND t.seq = 0))
    GROUP BY c."tableId"`,
  );
  return new Map(rows.map(({ tableId, count }) => [tableId, count]));
}
