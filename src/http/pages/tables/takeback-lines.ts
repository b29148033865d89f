import type { Services } from '../../../tables/services.ts';
import type { TableView } from '../../../tables/table-view.ts';
import { readTakebacks } from '../../../tables/takeback/read-takebacks.ts';
import type { Takeback } from '../../../tables/takeback/takeback.ts';
import { takebackText, waitsText } from '../../../tables/takeback/takeback-text.ts';

/** Requests that wait for consent, for the top of the table's page. */
export async function openTakebacks(services: Services, table: Pick<TableView, 'id' | 'status'>) {
  if (table.status !== 'playing') return [];
  return (await readTakebacks(services, table.id, { openOnly: true })).map(lineOf);
}

/** Everything that was ever asked to be taken back, the newest first: refused requests leave their trace here. */
export async function allTakebacks(services: Services, { id }: Pick<TableView, 'id'>) {
  return (await readTakebacks(services, id)).map(lineOf);
}

function lineOf(takeback: Takeback) {
  const { tableId, id, closedAt, createdAt } = takeback;
  return {
    text: takebackText(takeback),
    waits: waitsText(takeback),
    href: `/t/${tableId}/takebacks/${id}`,
    at: closedAt ?? createdAt,
  };
}
