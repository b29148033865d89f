import { comparePlaces } from '../kernel/entry-place.ts';
import { hasHash, snapshotText } from '../kernel/hash-state.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { rewindsOf } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import { readEntries } from './read-entries.ts';

export type Wanted = { readonly tableId: string; readonly seq: number };
export type Snapshot = {
  readonly machine: Machine;
  readonly seq: number;
  readonly secret: number;
  /** Its length as text. */
  readonly size: number;
};

/** The newest snapshot, and the entries since, its own included. */
export type Stored = { readonly snapshot: Snapshot | undefined; readonly tail: readonly Entry[] };

/**
 * A table's machine after an entry: the newest snapshot before it and the entries since. A snapshot that does not lead
 * to the recorded hash (it was written by an older program) is passed over and the log replayed from its first entry;
 * throws when that does not lead there either. `stored`: what has been read already.
 */
export async function replayPosition(
  services: Services,
  game: Game,
  wanted: Wanted,
  stored?: Stored,
): Promise<{ readonly machine: Machine; readonly snapshotSeq: number; readonly size: number }> {
  let { snapshot, tail } = stored ?? (await readStored(services, wanted));
  // A rewind to before the snapshot needs an older one.
  for (let to = goesBackTo(after(tail, snapshot)); snapshot && to < snapshot.seq; ) {
    snapshot = await snapshotBefore(services, wanted, to);
    tail = await readTail(services, wanted, snapshot);
    to = goesBackTo(after(tail, snapshot));
  }
  try {
    if (snapshot) checkSnapshot(snapshot, tail);
    const machine = replay(game, after(tail, snapshot), snapshot?.machine);
    return { machine, snapshotSeq: snapshot?.seq ?? 0, size: snapshot?.size ?? snapshotText(machine).length };
  } catch (error) {
    if (!snapshot) throw error;
    services.log.warn(
      { table: wanted.tableId, snapshot: snapshot.seq, error },
      'snapshot not usable, whole log replayed',
    );
    const log = await readEntries(services, wanted.tableId, { after: 0, upTo: wanted.seq });
    const machine = replay(game, log, undefined);
    return { machine, snapshotSeq: 0, size: snapshotText(machine).length };
  }
}

async function readStored(services: Services, wanted: Wanted): Promise<Stored> {
  const snapshot = await snapshotBefore(services, wanted, wanted.seq);
  return { snapshot, tail: await readTail(services, wanted, snapshot) };
}

/** Replays entries that follow a machine already at hand; undefined when one of them goes back to before it. */
export function replayTail(game: Game, from: Machine, tail: readonly Entry[]): Machine | undefined {
  return goesBackTo(tail) < from.seq ? undefined : replay(game, tail, from);
}

function replay(game: Game, log: readonly Entry[], from: Machine | undefined): Machine {
  const { machine, wrongHashes } = replayLog({ game, log, ...(from ? { from } : {}) });
  if (wrongHashes.length > 0) throw new Error(`the state after entry ${wrongHashes.join()} is not the recorded one`);
  return machine;
}

function checkSnapshot({ machine, ...at }: Snapshot, tail: readonly Entry[]): void {
  const { seq } = at;
  const own = tail.find((entry) => comparePlaces(entry, at) === 0);
  if (own?.hash !== undefined && !hasHash(machine, own.hash)) throw new Error(`the snapshot of entry ${seq} is wrong`);
}

function after(tail: readonly Entry[], snapshot: Snapshot | undefined): readonly Entry[] {
  return snapshot ? tail.filter((entry) => comparePlaces(entry, snapshot) > 0) : tail;
}

function goesBackTo(log: readonly Entry[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...rewindsOf(log).map(({ to }) => to));
}

/** The entries since the snapshot, its own included: that one has the hash to check it by. */
function readTail(services: Services, { tableId, seq }: Wanted, snapshot: Snapshot | undefined) {
  return readEntries(services, tableId, { after: (snapshot?.seq ?? 1) - 1, upTo: seq });
}

async function snapshotBefore(services: Services, { tableId }: Wanted, seq: number): Promise<Snapshot | undefined> {
  const row = await services.db.snapshot.findFirst({
    where: { tableId, seq: { lte: seq } },
    orderBy: [{ seq: 'desc' }, { secret: 'desc' }],
  });
  if (!row) return undefined;
  const machine: Machine = JSON.parse(row.machine);
  return { machine, seq: row.seq, secret: row.secret, size: row.machine.length };
}
