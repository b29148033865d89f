import { comparePlaces, type EntryPlace } from '../kernel/entry-place.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import type { SetupEntry } from '../kernel/log.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { fixedOf } from '../tables/row-after.ts';
import type { TableRow } from '../tables/table-row.ts';
import { timeControlSchema } from '../time/time-control.ts';
import { readWindows } from '../windows/read-windows.ts';
import { type Head, headsOf } from './heads.ts';
import { loadGame } from './load-game.ts';
import { type Cold, type ColdRow, readCold } from './read-cold.ts';
import { readEntries } from './read-entries.ts';
import { replayPosition, replayTail } from './replay-position.ts';

/**
 * The newest position of a table that has started, compared with the database. Only entries that this process does not
 * have yet are read and replayed. Refuses a table that is unknown (`not-found`) or has not started (`bad-input`).
 */
export async function loadHead(services: Services, tableId: string): Promise<Head> {
  if (!headsOf(services).get(tableId)) return coldHead(services, tableId);
  const row = isId(tableId) ? await services.db.table.findUnique({ where: { id: tableId } }) : undefined;
  if (!row) throw noSuchTable();
  checkStarted(row);
  return headForRow(services, row);
}

/** The position that a table's row, read just now, is about. */
export async function headForRow(services: Services, row: ColdRow | TableRow): Promise<Head> {
  const kept = headsOf(services).get(row.id);
  if (!kept) return coldHead(services, row.id);
  // What is kept can be newer than the row by now; then the row is of the past.
  if (comparePlaces(kept.machine, row) > 0) return kept;
  const gone = await goOn(services, kept, row);
  if (!gone) return coldHead(services, row.id);

  const windows = gone.windows.version === row.windows ? gone.windows : await readWindows(services, row.id);
  const fixed = gone.fixed ?? ('packBuiltIn' in row ? fixedOf(row) : undefined);
  const fresh = { ...gone, ...settingsOf(row), windows, fixed };
  headsOf(services).put(fresh);
  return fresh;
}

/** A table of which nothing is at hand: all of it in one round trip. */
async function coldHead(services: Services, tableId: string): Promise<Head> {
  const cold = await readCold(services, tableId);
  if (!cold) throw noSuchTable();
  checkStarted(cold.row);
  const head = await fromStore(services, cold);
  headsOf(services).put(head);
  return head;
}

function checkStarted({ seq, status }: Pick<ColdRow, 'seq' | 'status'>): void {
  if (seq === 0) throw refuse('bad-input', status === 'cancelled' ? 'tables.cancelled' : 'tables.not-started');
}

function settingsOf({ timeControl, timeZone, status }: ColdRow) {
  return { timeControl: timeControlSchema.parse(timeControl), timeZone, playing: status === 'playing' };
}

/** The position at hand and what came since; undefined when chance comes from another seed by now. */
async function goOn(services: Services, kept: Head, last: EntryPlace): Promise<Head | undefined> {
  if (comparePlaces(kept.machine, last) === 0) return kept;
  const { tableId } = kept;
  const { seq } = last;
  const tail = await readEntries(services, tableId, { after: kept.machine, upTo: seq });
  if (tail.some((entry) => entry.kind === 'ruling' && entry.reseal)) return undefined;
  const machine = replayTail(kept.game, kept.machine, tail);
  const moved = { ...kept, seq, clocks: undefined, row: undefined };
  if (machine) return { ...moved, machine };
  return { ...moved, ...(await replayPosition(services, kept.game, { tableId, seq })) };
}

async function fromStore(services: Services, cold: Cold): Promise<Head> {
  const { row, fixed, setup, clocks, windows } = cold;
  if (!setup) throw new Error(`table ${row.id} has no setup entry`);
  const { module, game, pack } = await loadGame(services, row, setup.seats);
  const settings = settingsOf(row);
  return {
    tableId: row.id,
    module,
    game,
    reconstructed: pack.reconstructed.length,
    seq: row.seq,
    fixed,
    chance: hmacChance(row.seed, { game: setup.table, salts: setup.salts }),
    ...settings,
    ...(await replayPosition(services, game, { tableId: row.id, seq: row.seq }, cold)),
    // The next write will want them; where seats have clocks of their own, each write asks for them.
    clocks: settings.timeControl.bank ? undefined : clocks,
    windows,
  };
}

/** The first entry of a log: what chance and the first position are made from. */
export async function readSetup(services: Services, tableId: string): Promise<SetupEntry> {
  const [setup] = await readEntries(services, tableId, { after: 0, upTo: 1 });
  if (setup?.kind !== 'setup') throw new Error(`table ${tableId} has no setup entry`);
  return setup;
}
