import type { SeatId } from '../kernel/decision.ts';
import { refuse } from './refuse.ts';
import type { Services } from './services.ts';

/** What an idempotency key was used for before; refuses (`bad-input`) a key that stands for other answers. */
export async function findSubmission(
  { db }: Services,
  { tableId, key, seat }: { readonly tableId: string; readonly key: string; readonly seat: SeatId },
  digest: string,
): Promise<{ readonly seq: number; readonly repeated: true } | undefined> {
  const found = await db.submission.findUnique({ where: { tableId_key: { tableId, key } } });
  if (!found) return undefined;
  if (found.seat !== seat || found.digest !== digest) throw refuse('bad-input', 'tables.key-used');
  return { seq: found.toSeq, repeated: true };
}
