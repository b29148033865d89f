import { stale } from '../kernel/refuse-answer.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import type { PracticeRow } from './practice-row.ts';

/**
 * A sandbox goes back to the position after its first `n` entries; what came later is gone, and dice fall anew. A first
 * game does not go back (`bad-input`): it may become a table, and there dice have fallen. Refuses entries that it does
 * not have (`not-found`), and (`stale`) a sandbox that was played on meanwhile.
 */
export async function goBack(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, tableId, version, length }: PracticeRow,
  n: number,
): Promise<void> {
  if (tableId === null) throw refuse('bad-input', 'practice.guided-goes-on');
  if (!Number.isSafeInteger(n) || n < 0 || n >= length) throw refuse('not-found', 'practice.no-such-entry');
  await db.$transaction(async (tx) => {
    const data = { length: n, version: version + 1, over: false, playedAt: clock.now() };
    const { count } = await tx.practice.updateMany({ where: { id, version }, data });
    if (count === 0) throw stale(false);
    await tx.practiceEntry.deleteMany({ where: { practiceId: id, n: { gt: n } } });
  }, PATIENT);
}

/** Throws a practice game away. */
export async function throwAway({ db }: Pick<Services, 'db'>, { id }: Pick<PracticeRow, 'id'>): Promise<void> {
  await db.practice.deleteMany({ where: { id } });
}
