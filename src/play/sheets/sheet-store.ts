import { z } from 'zod';
import type { SheetLine } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { lineShape } from '../../kernel/edit-sheet.ts';
import { isId } from '../../platform/is-id.ts';
import { isTaken } from '../../platform/is-taken.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { keptFor, type QuestionKey } from '../kept-for.ts';

export type StoredSheet = {
  /** The decision under which it is kept: another one where a rewind has put the same question anew. */
  readonly decision: DecisionId;
  readonly lines: readonly SheetLine[];
  /** Counts the changes. */
  readonly version: number;
  readonly updatedAt: Date;
};

const linesSchema = z.array(lineShape);

/** What a seat has written so far for a question (see `keptFor`); undefined where it has not begun. */
export async function loadSheet(
  { db }: Pick<Services, 'db'>,
  { tableId, seat, decision }: QuestionKey,
  { name, open }: { readonly name: string; readonly open: readonly DecisionId[] },
): Promise<StoredSheet | undefined> {
  if (!isId(tableId) || !isId(seat)) return undefined;
  const rows = await db.sheetDraft.findMany({ where: { tableId, seat, name }, orderBy: { updatedAt: 'desc' } });
  const row = keptFor(rows, { id: decision, name }, open);
  return row && { ...row, lines: linesSchema.parse(row.lines) };
}

/** Keeps lines in place of `before`; refuses (`stale`) when they have been changed since, in another window. */
export async function saveSheet(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tableId, seat, decision }: QuestionKey,
  before: StoredSheet | undefined,
  { name, lines }: { readonly name: string; readonly lines: readonly SheetLine[] },
): Promise<StoredSheet> {
  const version = (before?.version ?? 0) + 1;
  const data = { decision, lines: JSON.parse(JSON.stringify(lines)), version, updatedAt: clock.now() };
  if (before) {
    const was = { tableId, seat, decision: before.decision, version: before.version };
    const { count } = await db.sheetDraft.updateMany({ where: was, data });
    if (count === 0) throw changedMeanwhile();
    return { ...data, lines };
  }
  await db.sheetDraft.create({ data: { tableId, seat, name, ...data } }).catch((error: unknown) => {
    if (isTaken(error)) throw changedMeanwhile();
    throw error;
  });
  return { ...data, lines };
}

/** The refusal (`stale`) of a change to a sheet that somebody, or another window, has changed since. */
export function changedMeanwhile() {
  return refuse('stale', 'tables.sheet-changed');
}
