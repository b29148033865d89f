import { Prisma } from '../generated/prisma/client.ts';

/** Writes the notifications that a query gives: id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt". */
export function insertSelected(select: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
      INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt") ${select}`;
}

/** The part of a write of the log (log/commit-statement) that tells the players of its seats. */
export const NOTIFY: Prisma.Sql = Prisma.sql`
    notifications AS (
      ${insertSelected(Prisma.sql`
      SELECT x ->> 'id', x ->> 'kind', s."playerId", m.id, s.seat, x -> 'data', m.due, m.at
      FROM moved m, jsonb_array_elements(m.doc -> 'notifications') x, "Seat" s
      WHERE s."tableId" = m.id AND s.seat = x ->> 'seat' AND s."playerId" IS NOT NULL`)}
    )`;
