import type { SeatId } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/** What a seat used an idempotency key for before; refuses (`bad-input`) a key that was used for other answers. */
export async function findSubmission(
  { db }: Services,
  { tableId, key, seat }: { readonly tableId: string; readonly key: string; readonly seat: SeatId },
  digest: string,
): Promise<{ readonly seq: number; readonly repeated: true } | undefined> {
  if (!isId(seat)) return undefined;
  const found = await db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  if (!found) return undefined;
  if (found.digest !== digest) throw refuse('bad-input', 'tables.key-used');
  return { seq: found.toSeq, repeated: true };
}

/** The last entry before a submission. */
export function placeBefore({
  fromSeq,
  fromSecret,
}: {
  readonly fromSeq: number;
  readonly fromSecret: number;
}): EntryPlace {
  return { seq: fromSeq, secret: fromSecret };
}
