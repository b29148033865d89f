import { headForRow, loadHead } from '../../log/load-head.ts';
import { isId } from '../../platform/is-id.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { readTableRow } from '../../tables/table-row.ts';
import { type Takeback, toTakeback } from './takeback.ts';

/**
 * What players of a table have asked to take back, the newest first, at most `most`; with `openOnly` what still waits
 * for consent. Everybody who may see the table may see them; the caller checks that. A table that has not started has
 * none.
 */
export async function readTakebacks(
  services: Services,
  tableId: string,
  { most = 100, openOnly = false }: { readonly most?: number; readonly openOnly?: boolean } = {},
): Promise<readonly Takeback[]> {
  const table = await readTableRow(services, tableId);
  if (table.seq === 0) return [];
  const { game } = await headForRow(services, table);
  const rows = await services.db.takeback.findMany({
    where: { tableId, ...(openOnly ? { state: 'open' } : {}) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: most,
  });
  const now = services.clock.now();
  return rows.map((row) => toTakeback(game, row, now)).filter(({ state }) => !openOnly || state === 'open');
}

/** One of them; refuses (`not-found`) one of another table. */
export async function readTakeback(services: Services, tableId: string, id: string): Promise<Takeback> {
  const { game } = await loadHead(services, tableId);
  const row = isId(id) ? await services.db.takeback.findUnique({ where: { id } }) : undefined;
  if (row?.tableId !== tableId) throw refuse('not-found', 'takebacks.not-found');
  return toTakeback(game, row, services.clock.now());
}
