import { openOptionalActions } from '../kernel/optional-actions.ts';
import { headForRow } from '../log/load-head.ts';
import type { Services } from '../platform/services.ts';
import type { TableSummary } from './table-summary.ts';

type Line = Omit<TableSummary, 'asked'>;

/**
 * The tables that would like a reader's answer though no game waits for it: an optional action that calls their seat,
 * such as a deal proposed to them. Where they are waited for anyway nothing is looked up. A table whose position cannot
 * be read is left out: its own page says what is wrong.
 */
export async function askedTables(services: Services, tables: readonly Line[]): Promise<ReadonlySet<string>> {
  const seats = new Map(
    tables.flatMap(({ id, status, seat, myTurn, game }) =>
      status === 'playing' && seat !== undefined && !myTurn && services.games.get(game)?.rules.optionalActions
        ? [[id, seat] as const]
        : [],
    ),
  );
  const asked = new Set<string>();
  if (seats.size === 0) return asked;
  for (const row of await services.db.table.findMany({ where: { id: { in: [...seats.keys()] } } })) {
    try {
      const { game, machine } = await headForRow(services, row);
      const seat = seats.get(row.id) ?? '';
      if (
        openOptionalActions(game, machine).some(
          (optionalAction) => optionalAction.calls && optionalAction.seats.includes(seat),
        )
      )
        asked.add(row.id);
    } catch (error) {
      services.log.error({ err: error, table: row.id }, 'position of a table could not be read');
    }
  }
  return asked;
}
