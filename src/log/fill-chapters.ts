import type { Applied } from '../kernel/apply-entry.ts';
import { type Chapter, chapterAt, chapterBegun } from '../kernel/chapter.ts';
import { chronicleBegun } from '../kernel/chronicle.ts';
import type { Entry } from '../kernel/log.ts';
import type { Game } from '../kernel/machine.ts';
import { replayLog } from '../kernel/replay-log.ts';
import { rewindsOf } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import type { Head } from './heads.ts';
import { type BegunChapter, type ChapterMark, insertChapters } from './insert-entries.ts';
import { readEntries } from './read-entries.ts';

/**
 * Works out where the chapters of a log begin, and keeps that in place of what was kept: of a log that was written
 * before there were any or was imported, and where the rules mark others by now.
 */
export async function fillChapters(
  services: Pick<Services, 'db' | 'log'>,
  { tableId, game, seq }: Pick<Head, 'tableId' | 'game' | 'seq'>,
): Promise<void> {
  const log = await readEntries(services, tableId, { after: 0, upTo: seq });
  const notes = chapterNotes(game);
  try {
    // What a rewind took back counted before it, and would again if the rewind were undone.
    for (const until of [...rewindsOf(log).map((rewind) => rewind.seq - 1), seq])
      replayLog({ game, log, until, check: 'none', each: notes.note });
  } catch (error) {
    services.log.warn({ table: tableId, err: error }, 'a log cannot be replayed for its chapters');
  }
  await services.db.$transaction(async (tx) => {
    await tx.chapter.deleteMany({ where: { tableId, seq: { lte: seq } } });
    await insertChapters(tx, tableId, notes.marks());
  }, PATIENT);
}

/** Notes during a replay which entries led to another chapter. */
export function chapterNotes(game: Game) {
  const begun = new Map<number, BegunChapter>();
  let before: Chapter | undefined;
  return {
    note(entry: Entry, { machine }: Pick<Applied, 'machine'>): void {
      if (entry.kind === 'setup') before = undefined;
      const chapter = chapterBegun(game, before, machine);
      const chronicle = chronicleBegun(game, before, chapter, machine);
      if (chapter && (machine.secret ?? 0) === 0)
        begun.set(entry.seq, { chapter, ...(chronicle ? { chronicle } : {}) });
      before = chapterAt(game, machine);
    },
    marks: (): readonly ChapterMark[] =>
      [...begun].map(([seq, chapter]) => ({ seq, ...chapter })).sort((a, b) => a.seq - b.seq),
  };
}
