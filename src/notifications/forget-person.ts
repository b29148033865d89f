import { mailboxOf } from '../platform/mailbox-of.ts';
import type { Forgotten } from '../platform/no-address.ts';
import type { Tx } from '../platform/transaction.ts';

/** What somebody was told, or was to be, goes; what they had others told loses its sender. */
export async function forgetPerson(tx: Tx, { id: playerId, email }: Forgotten): Promise<void> {
  const mailbox = mailboxOf(email);
  const about = { data: { path: ['playerId'], equals: playerId } };
  await tx.notification.deleteMany({ where: { OR: [{ playerId }, { email }, { mailbox }, about] } });
  await tx.notification.updateMany({ where: { sender: mailbox }, data: { sender: null } });
}
