import type { Tx } from '../../platform/transaction.ts';

/** A mail that is to be queued: for a player, at the address that they have, or for an address alone. */
export type NewMail = {
  readonly id: string;
  readonly kind: string;
  readonly playerId: string | null;
  readonly email: string | null;
  readonly tableId: string | null;
  readonly seat: string | null;
};

/** Writes the rows of mails that wait to be sent, in one statement. */
export async function writeMails(
  tx: Pick<Tx, '$executeRaw'>,
  mails: readonly NewMail[],
  createdAt: Date,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Mail" (id, kind, "playerId", "to", "tableId", seat, "createdAt")
    SELECT x.id, x.kind, x."playerId", coalesce(p.email, x.email, ''), x."tableId", x.seat, ${createdAt}
    FROM jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) AS x(id text, kind text, "playerId" text, email text,
      "tableId" text, seat text) LEFT JOIN "Player" p ON p.id = x."playerId"`;
}
