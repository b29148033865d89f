import { comparePlaces, type EntryPlace, follows } from '../kernel/entry-place.ts';
import { stateHash } from '../kernel/hash-state.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { loadGame } from '../log/load-game.ts';
import { readEntries } from '../log/read-entries.ts';
import type { Services } from '../platform/services.ts';

export type Verdict = {
  readonly tableId: string;
  readonly entries: number;
  readonly hashes: number;
  /** What is wrong, for operators; empty when all is well. */
  readonly faults: readonly string[];
};

/** Replays a stored table's whole log with this program's rules and compares every recorded hash. */
export async function verifyTable(services: Services, tableId: string): Promise<Verdict> {
  const row = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const log = await readEntries(services, tableId, { after: 0, upTo: row.seq });
  const hashes = log.filter((entry) => entry.hash !== undefined).length;
  const verdict = { tableId, entries: log.length, hashes };
  const gap = log.findIndex((entry, i) => !follows(entry, log[i - 1]));
  const last = log.at(-1);
  if (gap >= 0 || !last || comparePlaces(last, row) !== 0)
    return { ...verdict, faults: [missing(gap >= 0 ? log[gap - 1] : last, log[gap] ?? row)] };
  try {
    const [setup] = log;
    if (setup?.kind !== 'setup') return { ...verdict, faults: ['no setup entry'] };
    const { game } = await loadGame(services, row, setup.seats);
    const { machine, wrongHashes } = replayLog({ game, log, check: 'all' });
    const faults = wrongHashes.map((seq) => `the state after entry ${seq} has another hash`);
    const snapshots = await services.db.snapshot.findMany({ where: { tableId, seq: row.seq, secret: row.secret } });
    for (const snapshot of snapshots) {
      if (stateHash(JSON.parse(snapshot.machine)) !== stateHash(machine))
        faults.push(`the snapshot at ${snapshot.seq} differs`);
    }
    return { ...verdict, faults };
  } catch (fault) {
    return { ...verdict, faults: [fault instanceof Error ? fault.message : String(fault)] };
  }
}

function missing(before: EntryPlace | undefined, next: EntryPlace): string {
  const seq = before?.seq ?? 0;
  return seq === next.seq ? `a secret entry after entry ${seq} is missing` : `entry ${seq + 1} is missing`;
}
