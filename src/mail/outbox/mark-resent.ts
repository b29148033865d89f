import type { Tx } from '../../platform/transaction.ts';
import type { Reason } from '../reasons.ts';

/**
 * What a mail told is told again: if it had failed, it is dropped. False, and nothing is changed, while it still waits
 * to be sent. `tx`: the transaction that writes its notifications once more.
 */
export async function markResent(
  tx: Tx,
  { id, status }: { readonly id: string; readonly status: string },
): Promise<boolean> {
  // It is not tried again itself: another one tells the same.
  const reason: Reason = 'sent-anew';
  const { count } = await tx.mail.updateMany({
    where: { id, status: { not: 'queued' } },
    // One that arrived stays as it is; the write holds its row, so that of two clicks one waits for the other.
    data: status === 'failed' ? { status: 'dropped', reason } : { attempts: { increment: 0 } },
  });
  return count > 0;
}
