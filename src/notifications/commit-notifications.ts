import { Prisma } from '../generated/prisma/client.ts';
import { givenRows, type HowMany } from '../platform/given-rows.ts';
import { dueForReader, OWN_GATHERING } from './reader-gathering.ts';
import type { SeatNotification } from './seat-notifications.ts';

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

/** A notification for the player of a seat, with its own id. */
export type PlayersNotification = SeatNotification & { readonly id: string; readonly playerId: string };

const NOTIFICATION = { id: 'text', kind: 'text', playerId: 'text', seat: 'text', data: 'jsonb' } as const;

/** The part of a write of the log (log/commit-statement) that tells the players of its seats. */
export function notify(
  notifications: readonly PlayersNotification[],
  { at, dueAt }: { readonly at: Date; readonly dueAt: Date },
  howMany: HowMany,
): Prisma.Sql {
  return Prisma.sql`
    notifications AS (
      ${insertSelected(Prisma.sql`
      SELECT n.id, n.kind, n."playerId", m.id, n.seat, n.data, ${dueAt}::timestamptz, ${at}::timestamptz
      FROM moved m, ${givenRows('n', NOTIFICATION, notifications, howMany)}`)}
    )`;
}
