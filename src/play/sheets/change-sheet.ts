import type { SheetLine } from '../../kernel/choice.ts';
import { editSheet, type SheetEdit } from '../../kernel/edit-sheet.ts';
import { isStorable } from '../../platform/is-storable.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { QuestionKey } from '../kept-for.ts';
import { openSheet, walkAgain } from './open-sheet.ts';
import { changedMeanwhile, saveSheet } from './sheet-store.ts';
import { type SheetView, viewSheet } from './sheet-view.ts';

/** Characters of a line as JSON: what does not fit is kept too, and must not fill the database. */
const LONGEST_LINE = 4000;

export type ChangeSheetInput = QuestionKey & {
  /** The version that its writer saw. */
  readonly version: number;
  readonly edit: SheetEdit;
};

/**
 * Changes a seat's sheet. All lines are checked again: one that does not fit any more stays, marked, and so does one
 * that never did, so that nothing anybody wrote is lost. Refuses what `openSheet` refuses, a sheet that has been
 * changed in another window (`stale`), a line that is not there (`bad-input`), and more lines than a sheet may have
 * (`too-large`).
 */
export async function changeSheet(services: Services, { version, edit, ...key }: ChangeSheetInput): Promise<SheetView> {
  if (!isStorable(edit)) throw refuse('bad-input', 'tables.bad-characters');
  if (linesOf(edit).some((line) => JSON.stringify(line).length > LONGEST_LINE))
    throw refuse('too-large', 'tables.order-too-long', { most: LONGEST_LINE });
  const at = await openSheet(services, key);
  const { sheet, stored, walk } = at;
  if (version !== (stored?.version ?? 0)) throw changedMeanwhile();

  const lines = editSheet(walk, edit, sheet.last);
  if (!lines) throw refuse('bad-input', 'tables.no-such-line', { count: walk.lines.length });
  if (lines.length > sheet.max) throw refuse('too-large', 'tables.too-many-lines', { max: sheet.max });

  const saved = await saveSheet(services, key, stored, { name: sheet.name, lines });
  return viewSheet(key, { ...at, stored: saved, walk: walkAgain(at, key, lines) });
}

/** The lines that an edit brings. */
function linesOf(edit: SheetEdit): readonly SheetLine[] {
  if (edit.do === 'add-lines') return edit.lines;
  return edit.do === 'add' || edit.do === 'change' ? [edit.line] : [];
}
