import { isDeepStrictEqual } from 'node:util';
import { comparePlaces, type EntryPlace, follows } from '../kernel/entry-place.ts';
import { stateHash } from '../kernel/hash-state.ts';
import type { Entry } from '../kernel/log.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { rewindsOf, voidedBy } from '../kernel/voided-entries.ts';
import { chapterNotes, fillChapters } from '../log/fill-chapters.ts';
import type { Head } from '../log/heads.ts';
import type { ChapterMark } from '../log/insert-entries.ts';
import { loadGame } from '../log/load-game.ts';
import { keptMarks } from '../log/read-chronicle.ts';
import { readEntries } from '../log/read-entries.ts';
import type { Services } from '../platform/services.ts';

export type Verdict = {
  readonly tableId: string;
  readonly entries: number;
  readonly hashes: number;
  /** What is wrong, for operators; empty when all is well. */
  readonly faults: readonly string[];
};

/**
 * Replays a stored table's whole log with this program's rules and compares every recorded hash. Where its chapters
 * begin, and how the game stood there, follows from the rules alone: what is missing or different there is put right.
 */
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
    const notes = chapterNotes(game);
    const { machine, wrongHashes } = replayLog({ game, log, check: 'all', each: notes.note });
    const faults = wrongHashes.map((seq) => `the state after entry ${seq} has another hash`);
    const snapshots = await services.db.snapshot.findMany({ where: { tableId, seq: row.seq, secret: row.secret } });
    for (const snapshot of snapshots) {
      if (stateHash(JSON.parse(snapshot.machine)) !== stateHash(machine))
        faults.push(`the snapshot at ${snapshot.seq} differs`);
    }
    await correctChapters(services, { tableId, game, seq: row.seq }, log, notes.marks());
    return { ...verdict, faults };
  } catch (fault) {
    return { ...verdict, faults: [fault instanceof Error ? fault.message : String(fault)] };
  }
}

async function correctChapters(
  services: Services,
  table: Pick<Head, 'tableId' | 'game' | 'seq'>,
  log: readonly Entry[],
  noted: readonly ChapterMark[],
): Promise<void> {
  const isVoided = voidedBy(rewindsOf(log));
  const stored = (await keptMarks(services, table.tableId)).filter(({ seq }) => !isVoided(seq));
  if (!isDeepStrictEqual(stored, JSON.parse(JSON.stringify(noted)))) await fillChapters(services, table);
}

function missing(before: EntryPlace | undefined, next: EntryPlace): string {
  const seq = before?.seq ?? 0;
  return seq === next.seq ? `a secret entry after entry ${seq} is missing` : `entry ${seq + 1} is missing`;
}
