import { isId } from './is-id.ts';
import { noSuchTable, refuse } from './refuse.ts';
import { type LockedTable, lockTable, type Tx } from './transaction.ts';

/** A forming table for something only its host may do. Refuses everybody else, and a table that is not forming any more. */
export async function lockForming(tx: Tx, tableId: string, playerId: string): Promise<LockedTable> {
  if (!isId(tableId)) throw noSuchTable();
  const table = await lockTable(tx, tableId);
  if (table.hostId !== playerId) throw refuse('forbidden', 'tables.not-host');
  if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
  if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
  return table;
}
