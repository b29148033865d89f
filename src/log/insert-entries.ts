import type { Chapter } from '../kernel/chapter.ts';
import type { ChronicleMoment } from '../kernel/chronicle.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import { snapshotText } from '../kernel/hash-state.ts';
import type { Machine } from '../kernel/machine.ts';
import type { Tx } from '../platform/transaction.ts';
import type { WrittenEntry } from './plan-entries.ts';

/** A chapter, or a part of one, that begins; how the game stood where it is another chapter, for games that tell it. */
export type BegunChapter = { readonly chapter: Chapter; readonly chronicle?: ChronicleMoment | undefined };

/** The same, with the entry that led to it. */
export type ChapterMark = BegunChapter & { readonly seq: number };

/** Rows of a statement; a long log is written in several. */
const MAX_BATCH = 1000;

/** Writes the entries of a log that begins, in the transaction of what begins with them. */
export async function insertEntries(tx: Tx, tableId: string, entries: readonly WrittenEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += MAX_BATCH)
    await tx.entry.createMany({
      data: entries.slice(from, from + MAX_BATCH).map(({ entry, facts }) => ({
        tableId,
        seq: entry.seq,
        secret: secretOf(entry),
        kind: entry.kind,
        data: JSON.parse(JSON.stringify(entry)),
        facts: JSON.parse(JSON.stringify(facts)),
        at: new Date(entry.at),
      })),
    });
}

/** Where the chapters of these entries begin; what is there already stays as it is. */
export async function insertChapters(
  tx: Pick<Tx, 'chapter'>,
  tableId: string,
  begun: readonly ChapterMark[],
): Promise<void> {
  const data = begun.map(({ seq, chapter, chronicle }) => ({
    tableId,
    seq,
    data: JSON.parse(JSON.stringify(chapter)),
    ...(chronicle ? { chronicle: JSON.parse(JSON.stringify(chronicle)) } : {}),
  }));
  await tx.chapter.createMany({ data, skipDuplicates: true });
}

/** Keeps a position, so that reading the table replays nothing before it. */
export async function insertSnapshot(tx: Tx, tableId: string, machine: Machine): Promise<void> {
  const { seq, secret = 0 } = machine;
  await tx.snapshot.create({ data: { tableId, seq, secret, machine: snapshotText(machine) } });
}

function secretOf(entry: WrittenEntry['entry'] & EntryPlace): number {
  return entry.secret ?? 0;
}
