import type { Message } from '../kernel/message.ts';
import { isStorable } from '../platform/is-storable.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { COPY, type CopyRow, type LetterView, namesFor, viewLetter } from './letter-view.ts';
import { type Correspondent, type PressTable, readPressTable, writerAt } from './press-table.ts';
import { type Talk, talkOf } from './talk-of.ts';
import { whyClosed } from './why-closed.ts';

/** A conversation in a list: with whom, and its last letter. */
export type ThreadLine = Talk & {
  readonly thread: string;
  readonly count: number;
  readonly unread: number;
  readonly last: LetterView;
};

/** The letters of a table as one of its people has them. */
export type PressView = {
  readonly table: PressTable;
  readonly me: Correspondent;
  /** Why no letters are written now; undefined: they are. */
  readonly closed: Message | undefined;
  /** Those whom the reader has muted, and `unsigned`. */
  readonly muted: readonly string[];
  /** The newest first. */
  readonly threads: readonly ThreadLine[];
  readonly unread: number;
};

/** Letters that a page or an answer shows at once. */
const LETTERS_A_PAGE = 50;
const MOST_THREADS = 200;
/** A search looks at this many of one's newest letters. */
const MOST_SEARCHED = 3000;
const LONGEST_SEARCH = 100;

export type ByReader = { readonly tableId: string; readonly playerId: string };

/**
 * All conversations of one of a table's people. A player has the letters that were written to their seat while they
 * held it, and their own; a substitute has none of before. Refuses `not-found` and `forbidden` as `writerAt` does.
 */
export async function readPress(services: Services, { tableId, playerId }: ByReader): Promise<PressView> {
  const { db } = services;
  const table = await readPressTable(services, tableId);
  const me = writerAt(table, playerId);
  const [groups, mutes, closed] = await Promise.all([
    db.$queryRaw<{ thread: string; count: number; unread: number; last: bigint }[]>`
      SELECT thread, count(*)::int AS count, max(number) AS last,
        (count(*) FILTER (WHERE "readAt" IS NULL AND NOT own AND NOT muted))::int AS unread
      FROM "LetterCopy" WHERE "playerId" = ${playerId} AND "tableId" = ${tableId}
      GROUP BY thread ORDER BY max(number) DESC LIMIT ${MOST_THREADS}`,
    db.letterMute.findMany({ where: { tableId, playerId }, orderBy: { who: 'asc' } }),
    whyClosed(services, table),
  ]);
  const copies = await db.letterCopy.findMany({
    where: { playerId, tableId, number: { in: groups.map(({ last }) => last) } },
    select: COPY,
  });
  const view = await viewer(services, table, copies);
  const threads = groups.flatMap(({ thread, count, unread, last }) => {
    const copy = copies.find(({ number }) => number === last);
    return copy ? [{ thread, count, unread, last: view(copy), ...talkOf(table, me, copy, view(copy)) }] : [];
  });
  return {
    table,
    me,
    closed,
    muted: mutes.map(({ who }) => who),
    threads,
    unread: threads.reduce((sum, { unread }) => sum + unread, 0),
  };
}

/** One conversation: a page of its letters, in the order in which they were written. */
export type ThreadView = Pick<PressView, 'table' | 'me' | 'closed' | 'muted'> &
  Talk & {
    readonly thread: string;
    readonly letters: readonly LetterView[];
    /** The letter before which the next older page ends. */
    readonly older: string | undefined;
  };

/** Refuses (`not-found`) a conversation in which the reader has no letter, as if there were none. */
export async function readThread(
  services: Services,
  { tableId, playerId, thread, before }: ByReader & { readonly thread: string; readonly before?: string | undefined },
): Promise<ThreadView> {
  const { db } = services;
  const table = await readPressTable(services, tableId);
  const me = writerAt(table, playerId);
  const mine = { playerId, tableId, thread };
  if (!isStorable(thread) || (before !== undefined && !isStorable(before)))
    throw refuse('not-found', 'press.no-thread');
  const end = before === undefined ? undefined : await placeOf(services, playerId, before);
  const copies = await db.letterCopy.findMany({
    where: { ...mine, ...(end === undefined ? {} : { number: { lt: end } }) },
    orderBy: { number: 'desc' },
    take: LETTERS_A_PAGE + 1,
    select: COPY,
  });
  const page = copies.slice(0, LETTERS_A_PAGE).toReversed();
  const last = copies[0];
  if (!last) throw refuse('not-found', 'press.no-thread');
  const [mutes, closed, view] = await Promise.all([
    db.letterMute.findMany({ where: { tableId, playerId } }),
    whyClosed(services, table),
    viewer(services, table, copies),
  ]);
  return {
    table,
    me,
    closed,
    muted: mutes.map(({ who }) => who),
    thread,
    ...talkOf(table, me, last, view(last)),
    letters: page.map(view),
    older: copies.length > LETTERS_A_PAGE ? page[0]?.letter.id : undefined,
  };
}

/**
 * One's own letters at a table with these words in them, the newest first; each with its conversation. What is looked
 * for are the words as they stand, small or capital. Refuses (`bad-input`) words that are too long.
 */
export async function findLetters(
  services: Services,
  { tableId, playerId, words }: ByReader & { readonly words: string },
): Promise<readonly LetterView[]> {
  const table = await readPressTable(services, tableId);
  writerAt(table, playerId);
  const wanted = words.normalize('NFC').trim();
  if (wanted.length > LONGEST_SEARCH || !isStorable(wanted))
    throw refuse('bad-input', 'press.bad-search', { most: LONGEST_SEARCH });
  if (wanted === '') return [];
  const found = await services.db.$queryRaw<{ letterId: string }[]>`
    SELECT newest."letterId" FROM (SELECT "letterId", number FROM "LetterCopy"
      WHERE "playerId" = ${playerId} AND "tableId" = ${tableId} ORDER BY number DESC LIMIT ${MOST_SEARCHED}) newest
    JOIN "Letter" l ON l.id = newest."letterId" WHERE position(lower(${wanted}) IN lower(l.text)) > 0
    ORDER BY newest.number DESC LIMIT ${LETTERS_A_PAGE}`;
  const copies = await services.db.letterCopy.findMany({
    where: { playerId, letterId: { in: found.map(({ letterId }) => letterId) } },
    orderBy: { number: 'desc' },
    select: COPY,
  });
  return copies.map(await viewer(services, table, copies));
}

/** How a table's copies are seen, with the names of all they speak of. */
async function viewer(services: Services, table: PressTable, copies: readonly CopyRow[]) {
  const rules = services.games.get(table.game)?.rules;
  const names = await namesFor(
    services,
    table,
    copies.map(({ letter }) => letter),
    (seat) => rules?.seatName(seat) ?? table.gameName,
  );
  return (copy: CopyRow): LetterView => viewLetter(copy, names);
}

async function placeOf({ db }: Services, playerId: string, letterId: string): Promise<bigint> {
  const copy = await db.letterCopy.findUnique({
    where: { letterId_playerId: { letterId, playerId } },
    select: { number: true },
  });
  if (!copy) throw refuse('not-found', 'press.no-thread');
  return copy.number;
}

/** A letter that somebody has, with whom it goes between; undefined: they have none of this id, or not any more. */
export async function readOwnLetter(
  services: Services,
  { tableId, playerId, letter }: ByReader & { readonly letter: string },
): Promise<(LetterView & { readonly talk: Talk; readonly table: PressTable; readonly me: Correspondent }) | undefined> {
  const table = await readPressTable(services, tableId);
  const me = table.people.find((one) => one.playerId === playerId);
  const copy =
    me &&
    (await services.db.letterCopy.findFirst({
      where: { letterId: letter, playerId, tableId },
      select: COPY,
    }));
  if (!me || !copy) return undefined;
  const view = (await viewer(services, table, [copy]))(copy);
  return { ...view, talk: talkOf(table, me, copy, view), table, me };
}
