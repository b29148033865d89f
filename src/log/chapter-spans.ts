import { chapterKey, type NamedStretch } from '../kernel/chapter.ts';
import type { ChapterMark } from './insert-entries.ts';

/** A stretch of the log: what was done while the game was in a chapter, or in a part of one. */
export type Stretch = NamedStretch & {
  /** What addresses have: `1805-09`, `1805-09/politics`. */
  readonly address: string;
  readonly first: number;
  /** The entry that ended it; the log's last while it goes on, one before `first` while nothing has happened in it. */
  readonly last: number;
};

/** A chapter with its parts, in the order of the log; a chapter without parts has none. */
export type ChapterSpan = Stretch & { readonly parts: readonly Stretch[] };

/**
 * The chapters of a log that goes up to `last`, from where they and their parts begin. An entry belongs to the chapter
 * that it was made in, and the first entry to the first chapter.
 */
export function chapterSpans(marks: readonly ChapterMark[], last: number): readonly ChapterSpan[] {
  const chapters: (Stretch & { parts: Stretch[]; last: number })[] = [];
  for (const [i, { seq, chapter }] of marks.entries()) {
    const { id, name, part } = chapter;
    const span = { first: i === 0 ? 1 : seq + 1, last: marks[i + 1]?.seq ?? last };
    const open = chapters.at(-1);
    const within = open?.id === id ? open : { id, name, address: id, ...span, parts: [] };
    within.last = span.last;
    if (within !== open) chapters.push(within);
    if (part) within.parts.push({ ...part, address: chapterKey(chapter), ...span });
  }
  return chapters;
}

/** The finest stretches of a log: the parts, and chapters that have none. */
export function finestStretches(chapters: readonly ChapterSpan[]): readonly Stretch[] {
  return chapters.flatMap((chapter) => (chapter.parts.length > 0 ? chapter.parts : [chapter]));
}

/** The stretch that an entry belongs to. */
export function stretchWith<S extends Stretch>(stretches: readonly S[], seq: number): S | undefined {
  return stretches.find(({ first, last }) => first <= seq && seq <= last);
}

/**
 * The chapter or the part with this address. Where a game came back to it, the later one: that is how it ended.
 */
export function stretchAt(chapters: readonly ChapterSpan[], address: string): Stretch | undefined {
  return chapters.flatMap((chapter) => [chapter, ...chapter.parts]).findLast((one) => one.address === address);
}
