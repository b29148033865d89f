import { msg } from '../../i18n/msg.ts';
import type { SheetLine } from '../../kernel/choice.ts';
import type { OpenSheet } from '../../kernel/open-decisions.ts';
import { sheetLines } from '../../kernel/sheet-lines.ts';
import { endOf, type Walk } from '../../kernel/walk-sheet.ts';
import type { Translate } from '../../mail/inbound/match-option.ts';
import { readAllOrders } from '../../mail/inbound/read-orders.ts';
import type { FieldProblem } from '../forms/answer-of-form.ts';

/** Characters that the field for orders as text takes: two hundred lines of a hundred each. */
export const LONGEST_TEXT = 20_000;

/** What somebody wrote in it, where not all was understood. */
export type UnreadOrders = { readonly text: string; readonly problems: readonly FieldProblem[] };

/**
 * Orders that are written as text, one on each line as a reply to a mail has them, for the end of a sheet. All of them
 * must be understood: else nothing is added, and each line that is in the way has its reason.
 */
export function readWrittenOrders(
  sheet: OpenSheet,
  walk: Walk,
  text: string,
  t: Translate,
): { readonly lines: readonly SheetLine[] } | UnreadOrders {
  const unread = (...reasons: readonly FieldProblem['reason'][]): UnreadOrders => ({
    text,
    problems: reasons.map((reason) => ({ field: 'text', reason })),
  });
  if (text.length > LONGEST_TEXT) return unread(msg('pages.sheet.text-too-long', { most: LONGEST_TEXT }));
  if (text.trim() === '') return unread(msg('pages.sheet.text-missing'));

  const room = sheet.max - walk.lines.length;
  const reading = readAllOrders({ ...sheet, begin: endOf(walk), max: room }, text, t);
  if (!('answer' in reading)) return unread(...(reading.lines ?? [reading.problem]));
  const lines = sheetLines(reading.answer);
  return lines.length > 0 ? { lines } : unread(msg('pages.sheet.text-nothing'));
}
