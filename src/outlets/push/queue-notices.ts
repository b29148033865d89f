import type { Tx } from '../../platform/transaction.ts';

/** A mail that was queued because a seat is asked something. */
export type TurnMail = {
  readonly id: string;
  readonly playerId: string | null;
  readonly tableId: string | null;
  readonly seat: string | null;
};

/**
 * Beside turn mails that are queued in this transaction, a notice for each browser of their readers that shows some;
 * none where a player has switched mails about the table off.
 */
export async function queueNotices(tx: Pick<Tx, '$executeRaw'>, mails: readonly TurnMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "PushNotice" (id, "subscriptionId", "tableId", seat, "createdAt", "nextAt")
    SELECT p.id || '.' || x.id, p.id, x."tableId", x.seat, ${now}, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) AS x(id text, "playerId" text, "tableId" text, seat text)
      JOIN "PushSubscription" p ON p."playerId" = x."playerId"
      JOIN "Seat" s ON s."tableId" = x."tableId" AND s.seat = x.seat
        AND s."playerId" = x."playerId" AND NOT s.muted AND NOT s.resigned
    ON CONFLICT DO NOTHING`;
}
