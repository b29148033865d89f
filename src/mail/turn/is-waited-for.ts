import type { TableView } from '../../play/table-view.ts';

/** Whether a seat still owes the answer to the question on whose account somebody was told. */
export function isWaitedFor(
  table: Pick<TableView, 'decisions'>,
  { decision, lateSeat }: { readonly decision: string; readonly lateSeat: string },
): boolean {
  return table.decisions.some(({ id, waiting }) => id === decision && waiting.includes(lateSeat));
}
