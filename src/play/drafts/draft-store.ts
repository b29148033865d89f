import { z } from 'zod';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { answerShape } from '../../kernel/entry-schema.ts';
import { isId } from '../../platform/is-id.ts';
import { isTaken } from '../../platform/is-taken.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';
import type { QuestionKey } from '../kept-for.ts';

/** One answer of a draft. The name finds its question again when the table moved on and the id changed. */
export type DraftAnswer = { readonly decision: DecisionId; readonly name: string; readonly answer: Answer };

export type StoredDraft = {
  /** The decision under which it is kept: another one where a rewind has put the same question anew. */
  readonly decision: DecisionId;
  readonly name: string;
  readonly baseSeq: number;
  readonly answers: readonly DraftAnswer[];
  readonly updatedAt: Date;
};

const answersSchema = z.array(z.strictObject({ decision: z.string(), name: z.string(), answer: answerShape }));

/** All that a seat is composing, the newest first. */
export async function loadDrafts(
  { db }: Pick<Services, 'db'>,
  { tableId, seat }: { readonly tableId: string; readonly seat: SeatId },
): Promise<readonly StoredDraft[]> {
  if (!isId(tableId) || !isId(seat)) return [];
  const rows = await db.draft.findMany({ where: { tableId, seat }, orderBy: { updatedAt: 'desc' } });
  return rows.map((row) => ({ ...row, answers: answersSchema.parse(row.answers) }));
}

/** Keeps a draft in place of `before`; refuses (`stale`) when it has been changed since, in another window. */
export async function saveDraft(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tableId, seat, decision }: QuestionKey,
  before: StoredDraft | undefined,
  now: Pick<StoredDraft, 'name' | 'baseSeq' | 'answers'>,
): Promise<void> {
  // Never the same time twice, so that it tells one state of the draft from the next.
  const updatedAt = new Date(Math.max(clock.now().getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  const data = { ...now, decision, answers: JSON.parse(JSON.stringify(now.answers)), updatedAt };
  if (before) {
    const was = { tableId, seat, decision: before.decision, updatedAt: before.updatedAt };
    const { count } = await db.draft.updateMany({ where: was, data });
    if (count === 0) throw refuse('stale', 'tables.draft-changed');
    return;
  }
  await db.draft.create({ data: { tableId, seat, ...data } }).catch((error: unknown) => {
    if (isTaken(error)) throw refuse('stale', 'tables.draft-changed');
    throw error;
  });
}

/** Throws a draft away as it was read; one that has been changed since, in another window, stays. */
export async function deleteDraft(
  { db }: Pick<Services, 'db'>,
  { tableId, seat }: QuestionKey,
  { decision, updatedAt }: StoredDraft,
): Promise<void> {
  await db.draft.deleteMany({ where: { tableId, seat, decision, updatedAt } });
}

/** Throws away all that a seat was composing, sheets included: it is nobody else's business. */
export async function deleteSeatDrafts(tx: Tx, tableId: string, seat: SeatId): Promise<void> {
  await tx.draft.deleteMany({ where: { tableId, seat } });
  await tx.sheetDraft.deleteMany({ where: { tableId, seat } });
}
