import type { SheetLine } from './choice.ts';
import type { SeatId } from './decision.ts';
import type { AskTodo, Machine } from './machine.ts';
import { sheetLines } from './sheet-lines.ts';

/** The lines that a seat last gave to a question: "as last time". Empty where there is none. */
export function lastSheet({ sheets }: Pick<Machine, 'sheets'>, seat: SeatId, decision: string): readonly SheetLine[] {
  return sheets?.[seat]?.[decision] ?? [];
}

/** Keeps the sheets that a question was answered with. */
export function keepSheets(machine: Machine, { ask, answers = {} }: AskTodo): void {
  for (const [seat, answer] of Object.entries(answers)) {
    const lines = sheetLines(answer);
    machine.sheets = { ...machine.sheets, [seat]: { ...machine.sheets?.[seat], [ask]: lines } };
  }
}
