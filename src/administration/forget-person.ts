import type { Forgotten } from '../platform/no-address.ts';
import { refuse } from '../platform/refuse.ts';
import type { Tx } from '../platform/transaction.ts';

/**
 * Refuses (`bad-input`) to forget an address that is banned, whose list must have it, and a person who administers the
 * server.
 */
export async function checkForgettable(tx: Pick<Tx, 'ban' | 'player'>, { id, email }: Forgotten): Promise<void> {
  if ((await tx.ban.count({ where: { address: email } })) > 0) throw refuse('bad-input', 'accounts.banned', { email });
  const administers = await tx.player.count({ where: { id, role: 'administrator' } });
  if (administers > 0) throw refuse('bad-input', 'accounts.administrator');
}

/** An address is held back no more: it is nobody's. */
export async function forgetPerson(tx: Tx, { email }: Forgotten): Promise<void> {
  await tx.suppression.deleteMany({ where: { address: email } });
}
