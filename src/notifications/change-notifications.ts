import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

type Rows = Pick<Services['db'] | Tx, 'notification'>;

/** Puts notifications that wait into a mail; how many: another process may have taken some. */
export async function putIntoMail({ notification }: Rows, ids: readonly string[], mailId: string): Promise<number> {
  const { count } = await notification.updateMany({ where: { id: { in: [...ids] }, mailId: null }, data: { mailId } });
  return count;
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
