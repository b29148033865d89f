import { COMPUTER } from '../platform/computer-id.ts';
import type { Tx } from '../platform/transaction.ts';

/** Mail to it goes nowhere (RFC 2606), and whoever names it finds an account that may not sign in. */
const ADDRESS = 'computer@despatch.invalid';
/** As it is shown at tables, in logs and mails. */
const NAME = 'Computer';

/** The row that stands for computer players, made with the first of them: its id (`COMPUTER`) and its name. */
export async function readyComputer(tx: Tx, now: Date): Promise<{ readonly id: string; readonly name: string }> {
  await tx.player.createMany({
    data: { id: COMPUTER, email: ADDRESS, name: NAME, bannedAt: now, createdAt: now },
    skipDuplicates: true,
  });
  return { id: COMPUTER, name: NAME };
}
