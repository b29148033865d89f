import { writeAct } from '../audit/write-act.ts';
import { type BackedUp, writeBackup } from '../database/backup/write-backup.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { exportRecord } from '../records/export-record.ts';
import type { GameRecord } from '../records/record.ts';
import { type Actor, checkAdministrator } from './actor.ts';

/**
 * Checks who may have everything that is hidden, and notes that they had it. Refuses (`forbidden`) everybody but
 * administrators, and one who plays a game on this server: their opponents' hands are in it.
 */
export async function mayBackUpAll(s: Services, by: Actor): Promise<void> {
  await checkAdministrator(s, by);
  const own = await s.db.seat.findFirst({
    where: { playerId: by, resigned: false, table: { status: 'playing' } },
    include: { table: true },
  });
  if (own) throw refuse('forbidden', 'administration.backup-plays', { table: own.table.name });
  await writeAct(s.db, { by, at: s.clock.now(), what: 'backup', data: {} });
}

/** All data, line by line, for those who may have it (`mayBackUpAll`, which is called before anything is sent). */
export function backUpAll(databaseUrl: string, write: (lines: string) => Promise<void>): Promise<BackedUp> {
  return writeBackup(databaseUrl, write);
}

/**
 * The record of one table, also while it is played: with everything hidden, and a note that they had it. Refuses
 * (`forbidden`) everybody but administrators, and one who plays there; a table that is unknown (`not-found`) or has not
 * started (`bad-input`).
 */
export async function backUpTable(
  s: Services,
  { by, tableId }: { readonly by: Actor; readonly tableId: string },
): Promise<GameRecord> {
  await checkAdministrator(s, by);
  const where = { id: tableId };
  const table = isId(tableId) ? await s.db.table.findUnique({ where, include: { seats: true } }) : undefined;
  if (!table) throw noSuchTable();
  if (table.status === 'playing' && table.seats.some(({ playerId }) => playerId === by))
    throw refuse('forbidden', 'administration.backup-own-table');
  const record = await exportRecord(s, tableId);
  await writeAct(s.db, { by, at: s.clock.now(), what: 'export', tableId, data: { table: table.name } });
  return record;
}
