import type { Answer, SheetLine } from './choice.ts';

/** The lines of a sheet's answer; none of an answer of another shape. */
export function sheetLines(answer: Answer | undefined): readonly SheetLine[] {
  return Array.isArray(answer) ? answer.filter((line) => typeof line === 'object') : [];
}
