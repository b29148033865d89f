import { Prisma } from '../generated/prisma/client.ts';
import { dueForReader, OWN_GATHERING } from './reader-gathering.ts';

/**
 * Writes the notifications that a query gives: id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt". They
 * are gathered from the one time to the other, or as long as their reader wants.
 */
export function insertSelected(select: Prisma.Sql): Prisma.Sql {
  const due = dueForReader(Prisma.sql`extract(epoch FROM x."dueAt" - x."createdAt")`);
  return Prisma.sql`
      INSERT INTO "Notification" (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt")
      SELECT x.id, x.kind, x."playerId", x."tableId", x.seat, x.data, ${due}, x."createdAt"
      FROM (${select}) AS x (id, kind, "playerId", "tableId", seat, data, "dueAt", "createdAt") ${OWN_GATHERING}`;
}

/** The part of a write of the log (log/commit-statement) that tells the players of its seats. */
export const NOTIFY: Prisma.Sql = Prisma.sql`
    notifications AS (
      ${insertSelected(Prisma.sql`
      SELECT x ->> 'id', x ->> 'kind', s."playerId", m.id, s.seat, x -> 'data', m.due, m.at
      FROM moved m, jsonb_array_elements(m.doc -> 'notifications') x, "Seat" s
      WHERE s."tableId" = m.id AND s.seat = x ->> 'seat' AND s."playerId" IS NOT NULL`)}
    )`;
