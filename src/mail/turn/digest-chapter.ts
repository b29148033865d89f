import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { ToldLine } from '../../log/log-line.ts';
import {
  groupNews,
  type NamedSeat,
  type NewsGroup,
  type NewsLine,
  type NewsText,
  nameOf,
  newsByAnswer,
  newsByDoer,
} from './group-news.ts';

/** What is told of a chapter, and of how much else only the number. */
export type ChapterDigest = {
  readonly groups: readonly NewsGroup[];
  readonly elsewhere: readonly { readonly by: Message; readonly count: number }[];
};

/** For whom a digest is. */
export type DigestReader = {
  readonly reader: SeatId;
  readonly seats: readonly NamedSeat[];
  /** The seats whose doings are told in full. */
  readonly neighbours: readonly SeatId[];
  /** The rows that a sentence takes in the text of a mail. */
  readonly rows: (text: Message) => number;
};

/** The rows of the line with what is only counted. */
const COUNTED = 2;

/**
 * A chapter in at most so many rows. What fits is told in the order it happened. Of more the reader's own part comes
 * first, then their neighbours', then what nobody did, the newest of each; of the rest the number is told.
 */
export function digestChapter(lines: readonly ToldLine[], to: DigestReader, rows: number): ChapterDigest {
  const inOrder = groupNews(newsByAnswer(lines, to.reader), to.reader, to.seats);
  if (groupRows(inOrder, to) <= rows && isNear(lines, to)) return { groups: inOrder, elsewhere: [] };

  const news = newsByDoer(lines, to.reader);
  const near: readonly (SeatId | undefined)[] = [to.reader, ...inSeatOrder(to), undefined];
  const groups: NewsGroup[] = [];
  const untold = new Map<SeatId | undefined, number>();
  let left = rows - COUNTED;
  for (const by of [...near, ...far(to)]) {
    const own = news.filter((line) => line.by === by);
    const shown = near.includes(by) ? newestWithin(own, to, left - 1) : [];
    const told = groupNews(shown, to.reader, to.seats);
    groups.push(...told);
    left -= groupRows(told, to);
    if (shown.length < own.length) untold.set(by, own.length - shown.length);
  }
  const elsewhere = [...untold].map(([by, count]) => ({ by: nameOf(by, to.reader, to.seats), count }));
  return { groups, elsewhere };
}

/** The rows that a digest takes in a mail. */
export function rowsOf({ groups, elsewhere }: ChapterDigest, to: DigestReader): number {
  return groupRows(groups, to) + (elsewhere.length > 0 ? COUNTED : 0);
}

function groupRows(groups: readonly NewsGroup[], { rows }: DigestReader): number {
  return groups.reduce((sum, { lines }) => sum + 1 + lines.reduce((all, line) => all + rowsOfLine(line, rows), 0), 0);
}

/** A table has a row for each of its own. */
function rowsOfLine({ text, table }: NewsText, rows: DigestReader['rows']): number {
  return rows(text) + (table?.rows ?? []).reduce((sum, { said }) => sum + rows(said), 0);
}

/** The newest of the lines that fit. */
function newestWithin(lines: readonly NewsLine[], { rows }: DigestReader, room: number): readonly NewsLine[] {
  let taken = 0;
  const cut = lines.findLastIndex((line) => {
    taken += rowsOfLine(line, rows);
    return taken > room;
  });
  return lines.slice(cut + 1);
}

/** Whether all of it is the reader's business. */
function isNear(lines: readonly ToldLine[], to: DigestReader): boolean {
  const distant = far(to);
  return newsByDoer(lines, to.reader).every(({ by }: NewsLine) => by === undefined || !distant.includes(by));
}

function inSeatOrder({ seats, neighbours, reader }: DigestReader): readonly SeatId[] {
  return seats.map(({ seat }) => seat).filter((seat) => seat !== reader && neighbours.includes(seat));
}

function far({ seats, neighbours, reader }: DigestReader): readonly SeatId[] {
  return seats.map(({ seat }) => seat).filter((seat) => seat !== reader && !neighbours.includes(seat));
}
