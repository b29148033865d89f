import type { SheetLine } from './choice.ts';
import { isPoint, type SheetPoint } from './sheet.ts';
import { fitLine } from './walk-sheet.ts';

/** Those of some lines that fit one after the other from a point on; the others are left out. */
export function linesThatFit(begin: SheetPoint, lines: readonly SheetLine[] = []): readonly SheetLine[] {
  let point = begin;
  return lines.filter((line) => {
    const next = fitLine(point, line);
    if (!isPoint(next)) return false;
    point = next;
    return true;
  });
}
