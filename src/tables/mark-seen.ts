import type { SeatId } from '../kernel/decision.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';

/**
 * A seat's player has seen the log up to `seq`, in a mail or on a page; what the table does not have yet nobody has
 * seen. Never goes back; unknown seats are passed over.
 */
export async function markSeen(
  { db, clock }: Services,
  { tableId, seat, seq }: { readonly tableId: string; readonly seat: SeatId; readonly seq: number },
): Promise<void> {
  if (!isId(tableId) || !isId(seat)) return;
  await db.$executeRaw`
    UPDATE "Seat" s SET "seenSeq" = least(${seq}::bigint, t.seq), "seenAt" = ${clock.now()}
    FROM "Table" t
    WHERE t.id = ${tableId} AND s."tableId" = t.id AND s.seat = ${seat}
      AND s."seenSeq" <= least(${seq}::bigint, t.seq)`;
}
