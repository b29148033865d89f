import type { Refusal } from '../kernel/refusal.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import { type LockedTable, lockTable, type Tx } from '../platform/transaction.ts';

/**
 * A forming table for something only its host may do. Refuses its other people (`forbidden`), to strangers of a private
 * table as if there were none, and a table that is not forming any more (`stale`).
 */
export async function lockForming(tx: Tx, tableId: string, playerId: string): Promise<LockedTable> {
  if (!isId(tableId)) throw noSuchTable();
  const table = await lockTable(tx, tableId);
  if (table.hostId !== playerId) throw await refuseOther(tx, table, playerId);
  if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
  if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
  return table;
}

/** Everybody who plays there or may still accept an invitation knows of the table. */
async function refuseOther(tx: Tx, table: LockedTable, playerId: string): Promise<Refusal> {
  const player = isId(playerId) ? await tx.player.findUnique({ where: { id: playerId } }) : undefined;
  const knows =
    table.public ||
    table.seats.some((seat) => seat.playerId === playerId) ||
    table.invitations.some(
      (one) => one.status === 'open' && (one.email === player?.email || one.playerId === playerId),
    );
  return knows ? refuse('forbidden', 'tables.not-host') : noSuchTable();
}
