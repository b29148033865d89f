import type { Tx } from '../../platform/transaction.ts';

/** Why a failed mail is not tried again itself: another one tells the same. */
const SENT_ANEW = 'sent anew';

/**
 * What a mail told is told again: if it had failed, it is dropped. False, and nothing is changed, while it still waits
 * to be sent. `tx`: the transaction that writes its notifications once more.
 */
export async function markResent(
  tx: Tx,
  { id, status }: { readonly id: string; readonly status: string },
): Promise<boolean> {
  const { count } = await tx.mail.updateMany({
    where: { id, status: { not: 'queued' } },
    // One that arrived stays as it is; the write holds its row, so that of two clicks one waits for the other.
    data: status === 'failed' ? { status: 'dropped', error: SENT_ANEW } : { attempts: { increment: 0 } },
  });
  return count > 0;
}
