import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import type { ByReader } from './read-press.ts';

/**
 * A reader has read a conversation up to one of its letters. Nobody else learns of it. A letter that they do not have
 * means nothing.
 */
export async function markRead(
  { db, clock }: Services,
  { tableId, playerId, thread, letter }: ByReader & { readonly thread: string; readonly letter: string },
): Promise<void> {
  if (!isId(thread) || !isId(letter)) return;
  const where = { letterId_playerId: { letterId: letter, playerId } };
  const copy = await db.letterCopy.findUnique({ where, select: { number: true, thread: true, tableId: true } });
  if (copy?.thread !== thread || copy.tableId !== tableId) return;
  await db.letterCopy.updateMany({
    where: { playerId, tableId, thread, number: { lte: copy.number }, readAt: null },
    data: { readAt: clock.now() },
  });
}
