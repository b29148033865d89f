import { z } from 'zod';
import type { SeatId } from '../../kernel/decision.ts';
import { answerShape } from '../../kernel/entry-schema.ts';
import type { DraftAnswer } from '../../kernel/try-answers.ts';
import { isId } from '../../platform/is-id.ts';
import { isTaken } from '../../platform/is-taken.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

export type DraftKey = { readonly tableId: string; readonly seat: SeatId };

export type StoredDraft = {
  readonly baseSeq: number;
  readonly answers: readonly DraftAnswer[];
  readonly updatedAt: Date;
};

const answersSchema = z.array(z.strictObject({ decision: z.string(), name: z.string(), answer: answerShape }));

export async function loadDraft({ db }: Services, { tableId, seat }: DraftKey): Promise<StoredDraft | undefined> {
  if (!isId(tableId) || !isId(seat)) return undefined;
  const row = await db.draft.findUnique({ where: { tableId_seat: { tableId, seat } } });
  return row ? { ...row, answers: answersSchema.parse(row.answers) } : undefined;
}

/** Keeps a draft in place of `before`; refuses (`stale`) when it has been changed since, in another window. */
export async function saveDraft(
  { db, clock }: Services,
  { tableId, seat }: DraftKey,
  before: StoredDraft | undefined,
  now: { readonly baseSeq: number; readonly answers: readonly DraftAnswer[] },
): Promise<void> {
  // Never the same time twice, so that it tells one state of the draft from the next.
  const updatedAt = new Date(Math.max(clock.now().getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  const data = { baseSeq: now.baseSeq, answers: JSON.parse(JSON.stringify(now.answers)), updatedAt };
  if (before) {
    const { count } = await db.draft.updateMany({ where: { tableId, seat, updatedAt: before.updatedAt }, data });
    if (count === 0) throw refuse('stale', 'tables.draft-changed');
    return;
  }
  await db.draft.create({ data: { tableId, seat, ...data } }).catch((error: unknown) => {
    if (isTaken(error)) throw refuse('stale', 'tables.draft-changed');
    throw error;
  });
}

export async function deleteDraft(
  { db }: { readonly db: Pick<Tx, 'draft'> },
  { tableId, seat }: DraftKey,
): Promise<void> {
  if (isId(tableId) && isId(seat)) await db.draft.deleteMany({ where: { tableId, seat } });
}
