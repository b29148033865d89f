import type { Tx } from '../platform/transaction.ts';

/** Whether an address, as addresses are kept, is banned from this server: itself, or with its whole domain. */
export async function isBarred(tx: Pick<Tx, 'ban'>, email: string): Promise<boolean> {
  const domain = email.slice(email.lastIndexOf('@'));
  return (await tx.ban.count({ where: { address: { in: [email, domain] } } })) > 0;
}
