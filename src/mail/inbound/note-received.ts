import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

/**
 * Notes by what a mail is known, in the transaction of what it does; false where some of it is known already: it has
 * come before. Of two that come at once one waits for the other.
 */
export async function noteReceived(tx: Tx, { clock }: Pick<Services, 'clock'>, marks: readonly string[]) {
  const at = clock.now();
  const different = [...new Set(marks)].toSorted();
  const { count } = await tx.receivedMail.createMany({
    data: different.map((mark) => ({ mark, at })),
    skipDuplicates: true,
  });
  return count === different.length;
}
