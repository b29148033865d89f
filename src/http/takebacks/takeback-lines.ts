import type { Services } from '../../platform/services.ts';
import type { TableView } from '../../play/table-view.ts';
import { readTakebacks } from '../../rulings/takeback/read-takebacks.ts';
import type { Takeback } from '../../rulings/takeback/takeback.ts';
import { takebackText, waitsText } from '../../rulings/takeback/takeback-text.ts';

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
