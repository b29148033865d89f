import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { type Chapter, chapterKey } from '../kernel/chapter.ts';
import type { Machine } from '../kernel/machine.ts';
import { voidedBy } from '../kernel/voided-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type ChapterSpan, chapterSpans, type Stretch, stretchAt } from './chapter-spans.ts';
import { fillChapters } from './fill-chapters.ts';
import { headsOf } from './heads.ts';
import type { ChapterMark } from './insert-entries.ts';
import { loadHead } from './load-head.ts';
import { readRewinds } from './lost-entries.ts';

/** The chapters up to a position, which nothing that is written later changes: kept as long as the position is. */
const upTo = new WeakMap<Machine, readonly ChapterSpan[]>();

/**
 * The chapters of a table as they count after entry `seq`: what a rewind had taken back by then belongs to the chapter
 * that the game went back to. Empty where the game has none, or has not begun. Nothing is replayed, except for a log
 * that is older than chapters: reading it for the first time fills them in.
 */
export async function readChapters(
  services: Services,
  table: { readonly id: string; readonly game: string; readonly seq: number },
): Promise<readonly ChapterSpan[]> {
  const { id: tableId, seq: last } = table;
  if (last === 0 || !services.games.get(table.game)?.rules.chapter) return [];

  const head = headsOf(services).get(tableId);
  if (head?.seq !== last) return spansAt(services, tableId, last);
  const spans = upTo.get(head.machine) ?? (await spansAt(services, tableId, last));
  upTo.set(head.machine, spans);
  return spans;
}

async function spansAt(services: Services, tableId: string, last: number): Promise<readonly ChapterSpan[]> {
  const [stored, rewinds] = await Promise.all([chapterMarks(services, tableId), readRewinds(services, tableId)]);
  const complete = stored[0]?.seq === 1;
  if (!complete) await fillChapters(services, await loadHead(services, tableId));
  const marks = complete ? stored : await chapterMarks(services, tableId);

  const isVoided = voidedBy(rewinds.filter((rewind) => rewind.seq <= last));
  const counting = marks.filter(({ seq }) => seq <= last && !isVoided(seq));
  // Going back can leave one stretch twice in a row.
  return chapterSpans(
    counting.filter(({ chapter }, i) => {
      const before = counting[i - 1]?.chapter;
      return !before || chapterKey(before) !== chapterKey(chapter);
    }),
    last,
  );
}

/** Where chapters begin, as it is stored: what was taken back later included. */
export async function chapterMarks({ db }: Pick<Services, 'db'>, tableId: string): Promise<readonly ChapterMark[]> {
  return sendPlanned<{ seq: number; chapter: Chapter }>(
    db,
    'chapters',
    Prisma.sql` SELECT seq, data AS chapter FROM "Chapter" WHERE "tableId" = ${tableId} ORDER BY seq`,
  );
}

/**
 * A chapter of a started table or a part of one, by its address. Refuses (`not-found`) one that the game has not, or
 * has not yet.
 */
export async function findStretch(services: Services, tableId: string, address: string): Promise<Stretch> {
  const { seq, game } = await loadHead(services, tableId);
  return namedStretch(await readChapters(services, { id: tableId, game: game.rules.id, seq }), address, seq);
}

/** The same, of chapters that are at hand; `seq` is the log's last entry. */
export function namedStretch(chapters: readonly ChapterSpan[], address: string, seq: number): Stretch {
  const found = stretchAt(chapters, address);
  if (found) return found;
  const [first, latest] = [chapters[0], chapters.at(-1)];
  throw first && latest
    ? refuse('not-found', 'tables.no-such-chapter', { given: address, first: first.id, last: latest.id })
    : refuse('not-found', 'tables.no-chapters', { last: seq });
}

/**
 * The entry that an address means: a number, or the last entry of a chapter or of a part, `1805-09/politics`. A number
 * is not looked up; refuses a chapter as `findStretch` does.
 */
export async function entryMeant(services: Services, tableId: string, at: string): Promise<number> {
  return /^\d+$/.test(at) ? Number(at) : (await findStretch(services, tableId, at)).last;
}
