import { Prisma } from '../../generated/prisma/client.ts';
import { insertSelected } from '../../notifications/commit-notifications.ts';
import type { Alongside } from '../../platform/services.ts';

/**
 * With a write of the log by which a player is back: nobody is sought for their seat any more. The host is told, and
 * whoever was written to: those mails stand under the table, with no seat.
 */
export const keepSeats: Alongside = {
  when: 'seldom',
  sql: ({ at, dueAt, kept }) => Prisma.sql`
    kept AS (
      UPDATE "SubstituteRequest" o SET state = 'withdrawn', "closedAt" = ${at}::timestamptz
      FROM moved m, unnest(${[...kept]}::text[]) k
      WHERE o."tableId" = m.id AND o.seat = k AND o.state = 'open' AND o."byClock"
      RETURNING o.id, o.seat, o."tableId"
    ), told AS (
      ${insertSelected(Prisma.sql`
      SELECT replace(gen_random_uuid()::text, '-', ''), 'seat-kept', x."playerId", m.id, NULL::text,
        jsonb_build_object('substituteRequest', x.request), ${dueAt}::timestamptz, ${at}::timestamptz
      FROM moved m, (
        SELECT k.id AS request, t."hostId" AS "playerId" FROM kept k JOIN "Table" t ON t.id = k."tableId"
          JOIN "Seat" s ON s."tableId" = k."tableId" AND s.seat = k.seat AND s."playerId" IS DISTINCT FROM t."hostId"
        UNION SELECT k.id, a."playerId" FROM kept k
          JOIN "Mail" a ON a."tableId" = k."tableId" AND a.seat IS NULL AND a.kind = 'seat-offer' AND a.status = 'sent'
          JOIN "Notification" n ON n."mailId" = a.id AND n.data ->> 'substituteRequest' = k.id
          WHERE a."playerId" IS NOT NULL
      ) x`)}
    )`,
};
