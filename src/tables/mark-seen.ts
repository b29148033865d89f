import type { SeatId } from '../kernel/decision.ts';
import { isId } from './is-id.ts';
import type { Services } from './services.ts';

/** A seat's player has seen the log up to `seq`, in a mail or on a page. Never goes back; unknown seats are passed over. */
export async function markSeen(
  { db, clock }: Services,
  { tableId, seat, seq }: { readonly tableId: string; readonly seat: SeatId; readonly seq: number },
): Promise<void> {
  if (!isId(tableId) || !isId(seat)) return;
  await db.seat.updateMany({
    where: { tableId, seat, seenSeq: { lte: seq } },
    data: { seenSeq: seq, seenAt: clock.now() },
  });
}
