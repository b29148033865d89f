import type { SheetLine } from '../../../kernel/choice.ts';
import { isPoint, type SheetPoint } from '../../../kernel/sheet.ts';
import { fitLine } from '../../../kernel/walk-sheet.ts';

/** What a sheet takes of these lines, one after the other; and where it has got then. */
export function fittingLines(
  begin: SheetPoint,
  wanted: readonly SheetLine[],
): { readonly lines: readonly SheetLine[]; readonly point: SheetPoint } {
  let point = begin;
  const lines = wanted.filter((line) => {
    const next = fitLine(point, line);
    if (!isPoint(next)) return false;
    point = next;
    return true;
  });
  return { lines, point };
}
