import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

type Rows = Pick<Services['db'] | Tx, 'notification'>;

/** Which notification goes into which mail. */
export type Mailed = { readonly id: string; readonly mailId: string };

/** Puts notifications, which this transaction holds, into their mails. */
export async function putIntoMails(tx: Pick<Tx, '$executeRaw'>, mailed: readonly Mailed[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Notification" n SET "mailId" = x."mailId"
    FROM jsonb_to_recordset(${JSON.stringify(mailed)}::jsonb) AS x(id text, "mailId" text) WHERE n.id = x.id`;
}

/** Takes all notifications out of a mail that is not sent; they wait again, until then at least. */
export function takeOutOfMail({ notification }: Rows, mailId: string, dueAt: Date) {
  return notification.updateMany({ where: { mailId }, data: { mailId: null, dueAt } });
}

/** What a seat was to be told and has not been is no business of its next player. */
export async function forgetUntold({ notification }: Rows, tableId: string, seat: string): Promise<void> {
  await notification.deleteMany({ where: { tableId, seat, mailId: null } });
}

/** A player's requests for a new address whose mail is not written yet lose their player, and with them the link. */
export function withdrawAddressRequests({ notification }: Rows, playerId: string) {
  const asked = { kind: 'address', email: { not: null }, data: { path: ['playerId'], equals: playerId } };
  return notification.updateMany({ where: asked, data: { data: {} } });
}
