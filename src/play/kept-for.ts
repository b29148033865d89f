import type { DecisionId, SeatId } from '../kernel/decision.ts';

/** A seat's own work on one question, kept until it is sent. */
export type QuestionKey = { readonly tableId: string; readonly seat: SeatId; readonly decision: DecisionId };

/**
 * What was kept for a question among a seat's rows, the newest first. Where a rewind has put the same question anew,
 * that is what was kept for the one before, which is not among the `open`.
 */
export function keptFor<Row extends { readonly decision: DecisionId; readonly name: string }>(
  rows: readonly Row[],
  question: { readonly id: DecisionId; readonly name: string },
  open: readonly DecisionId[],
): Row | undefined {
  return (
    rows.find(({ decision }) => decision === question.id) ??
    rows.find(({ decision, name }) => name === question.name && !open.includes(decision))
  );
}
