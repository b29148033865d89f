import type { Message } from '../../kernel/message.ts';
import { type ChapterSpan, stretchWith } from '../../log/chapter-spans.ts';
import type { ToldLine } from '../../log/log-line.ts';
import { type ChapterDigest, type DigestReader, digestChapter, rowsOf } from './digest-chapter.ts';
import { groupNews, newsByAnswer } from './group-news.ts';

/** The news of one chapter. */
export type ChapterNews = ChapterDigest & {
  /** Undefined where the mail is short, and where the game has no chapters: the news stand as they are. */
  readonly chapter: { readonly name: Message; readonly address: string } | undefined;
};

/** What changed, the oldest chapter first; when it is much, only the end of it and how many entries came before. */
export type News = { readonly chapters: readonly ChapterNews[]; readonly earlier: number };

/** As many lines are read at breakfast as they are; with more of them a mail becomes a digest. */
const FEW_LINES = 14;

/** The rows of a digest, headings and links included. */
export const MOST_ROWS = 60;

/** Rows that a digest has beside its chapters: what came before, gains and losses, what is next. */
const BESIDE = 12;

/** The rows of a chapter's heading and its link. */
const HEADING = 3;

/** A chapter is not begun with fewer rows than these. */
const FEWEST_ROWS = 8;

/**
 * What happened since the reader was last told, for a mail. A few lines are grouped by who gave the answers, in the
 * order it happened. More become a digest by chapters, from the newest back as far as there is room; in a game without
 * chapters, only the end of them is told. What a rewind took back is left out: the rewind itself is in the log.
 */
export function summariseNews(
  lines: readonly ToldLine[],
  to: DigestReader,
  chapters: readonly ChapterSpan[] = [],
): News {
  const told = lines.filter((line) => !line.voided && line.told.length > 0);
  const count = told.reduce((sum, line) => sum + line.told.length, 0);
  if (count > FEW_LINES && chapters.length > 0) return digest(told, to, chapters);
  const shown = newest(told);
  const groups = groupNews(newsByAnswer(shown, to.reader), to.reader, to.seats);
  return { chapters: [{ chapter: undefined, groups, elsewhere: [] }], earlier: told.length - shown.length };
}

/** Whether so much has happened that it is told by chapters. */
export function isDigest({ chapters }: News): boolean {
  return chapters.some(({ chapter }) => chapter);
}

function digest(told: readonly ToldLine[], to: DigestReader, chapters: readonly ChapterSpan[]): News {
  const news: ChapterNews[] = [];
  let earlier = told;
  let left = MOST_ROWS - BESIDE;
  while (earlier.length > 0 && left >= FEWEST_ROWS) {
    const [{ seq } = { seq: 0 }] = earlier.slice(-1);
    const span = stretchWith(chapters, seq);
    const lines = earlier.filter((line) => line.seq >= (span?.first ?? 1));
    const digested = digestChapter(lines, to, left - HEADING);
    news.unshift({ chapter: span && { name: span.name, address: span.address }, ...digested });
    left -= HEADING + rowsOf(digested, to);
    earlier = earlier.slice(0, earlier.length - lines.length);
  }
  return { chapters: news, earlier: earlier.length };
}

/** At least the newest entry stays whole. */
function newest(lines: readonly ToldLine[]): readonly ToldLine[] {
  let count = 0;
  let from = lines.length;
  while (from > 0) {
    count += lines[from - 1]?.told.length ?? 0;
    if (count > FEW_LINES && from < lines.length) break;
    from -= 1;
  }
  return lines.slice(from);
}
