import { stateHash } from '../kernel/hash-state.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { loadGame } from '../tables/load-game.ts';
import { readEntries } from '../tables/read-entries.ts';
import type { Services } from '../tables/services.ts';

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
  const gap = log.findIndex((entry, i) => entry.seq !== i + 1);
  if (gap >= 0 || log.length !== row.seq)
    return { ...verdict, faults: [`entry ${gap >= 0 ? gap + 1 : log.length + 1} is missing`] };
  try {
    const [setup] = log;
    if (setup?.kind !== 'setup') return { ...verdict, faults: ['no setup entry'] };
    const { game } = await loadGame(services, row, setup.seats);
    const { machine, wrongHashes } = replayLog({ game, log, check: 'all' });
    const faults = wrongHashes.map((seq) => `the state after entry ${seq} has another hash`);
    const snapshots = await services.db.snapshot.findMany({ where: { tableId, seq: row.seq } });
    for (const snapshot of snapshots) {
      if (stateHash(JSON.parse(snapshot.machine)) !== stateHash(machine))
        faults.push(`the snapshot at ${snapshot.seq} differs`);
    }
    return { ...verdict, faults };
  } catch (fault) {
    return { ...verdict, faults: [fault instanceof Error ? fault.message : String(fault)] };
  }
}
