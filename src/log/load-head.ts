import { comparePlaces, type EntryPlace } from '../kernel/entry-place.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';
import type { SetupEntry } from '../kernel/log.ts';
import { isId } from '../platform/is-id.ts';
import { noSuchTable, refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { readClocks } from '../time/read-clocks.ts';
import { timeControlSchema } from '../time/time-control.ts';
import { readWindows } from '../windows/read-windows.ts';
import { NO_WINDOWS } from '../windows/windows.ts';
import { type Head, headsOf } from './heads.ts';
import { loadGame } from './load-game.ts';
import { readEntries } from './read-entries.ts';
import { replayPosition, replayTail } from './replay-position.ts';

/**
 * The newest position of a table that has started, compared with the database. Only entries that this process does not
 * have yet are read and replayed. Refuses a table that is unknown (`not-found`) or has not started (`bad-input`).
 */
export async function loadHead(services: Services, tableId: string): Promise<Head> {
  const row = isId(tableId) ? await services.db.table.findUnique({ where: { id: tableId } }) : undefined;
  if (!row) throw noSuchTable();
  if (row.seq === 0) throw refuse('bad-input', row.status === 'cancelled' ? 'tables.cancelled' : 'tables.not-started');
  return headForRow(services, row);
}

/** The position that a table's row, read just now, is about. */
export async function headForRow(services: Services, row: Row): Promise<Head> {
  const settings = {
    timeControl: timeControlSchema.parse(row.timeControl),
    timeZone: row.timeZone,
    playing: row.status === 'playing',
  };
  const kept = headsOf(services).get(row.id);
  // What is kept can be newer than the row by now; then the row is of the past.
  if (kept && comparePlaces(kept.machine, row) > 0) return kept;
  const head = (kept && (await goOn(services, kept, row))) ?? (await fromStore(services, row, settings));
  const windows = head.windows.version === row.windows ? head.windows : await readWindows(services, row.id);
  const fresh = { ...head, ...settings, windows };
  headsOf(services).put(fresh);
  return fresh;
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

type Row = {
  readonly id: string;
  readonly seq: number;
  readonly secret: number;
  readonly seed: string;
  readonly game: string;
  readonly ruleset: number;
  readonly options: unknown;
  readonly packHash: string;
  readonly status: string;
  readonly timeControl: unknown;
  readonly timeZone: string;
  readonly windows: number;
};

async function fromStore(
  services: Services,
  row: Row,
  settings: Pick<Head, 'timeControl' | 'timeZone' | 'playing'>,
): Promise<Head> {
  const setup = await readSetup(services, row.id);
  const { module, game, pack } = await loadGame(services, row, setup.seats);
  const position = await replayPosition(services, game, { tableId: row.id, seq: row.seq });
  // The next write will want them; where seats have clocks of their own, each write asks for them.
  const clocks = settings.timeControl.bank ? undefined : await readClocks(services.db, row.id, services.clock.now());
  return {
    tableId: row.id,
    module,
    game,
    reconstructed: pack.reconstructed.length,
    seq: row.seq,
    chance: hmacChance(row.seed, { game: setup.table, salts: setup.salts }),
    ...settings,
    ...position,
    clocks,
    windows: NO_WINDOWS,
  };
}

/** The first entry of a log: what chance and the first position are made from. */
export async function readSetup(services: Services, tableId: string): Promise<SetupEntry> {
  const [setup] = await readEntries(services, tableId, { after: 0, upTo: 1 });
  if (setup?.kind !== 'setup') throw new Error(`table ${tableId} has no setup entry`);
  return setup;
}
