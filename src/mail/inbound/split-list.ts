import { anyOf, listedWords } from './listed-words.ts';
import type { Translate } from './match-option.ts';

/** A piece of a list with the text that separates it from the next one. */
export type Piece = { readonly text: string; readonly after: string };

/** No answer names more things than this. */
export const MOST_PIECES = 500;

/** What divides a list, in the reader's language and in English: one expression for each. */
const known = new Map<string, RegExp>();

/** Commas, semicolons, line ends, `&`, and words like "and"; a word of one letter ("y") is also the mark of a place. */
export function separatorOf(t: Translate): RegExp {
  const words = listedWords('press.words-and', t);
  const key = words.join('|');
  const short = words.filter((word) => word.length === 1);
  const long = words.filter((word) => word.length > 1);
  const separator =
    known.get(key) ??
    new RegExp(
      `( ?(?:[,;\\n、，；&]${long.length > 0 ? `|(?<![\\p{L}\\p{N}])(?:${anyOf(long)})(?![\\p{L}\\p{N}])` : ''}) ?` +
        `${short.length > 0 ? `|(?<=[^\\s,;]) (?:${anyOf(short)}) (?=\\S)` : ''})`,
      'iu',
    );
  known.set(key, separator);
  return separator;
}

/** Cut at what divides a list; keep what was cut out, since a label may contain it. */
export function splitList(text: string, separator: RegExp): readonly Piece[] {
  const parts = text.replace(/[^\S\n]+/gu, ' ').split(separator);
  const pieces: Piece[] = [];
  for (let i = 0; i < parts.length; i += 2) pieces.push({ text: parts[i] ?? '', after: parts[i + 1] ?? '' });
  return pieces;
}

export type ListReading<T> = { readonly items: readonly T[]; readonly unread: string | undefined };

/** One item; `joined` says that the text runs over separators and must be meant exactly. */
type ReadItem<T> = (text: string, joined: boolean) => T | undefined;

/**
 * Read a list from the left, always the longest run of pieces that `read` takes for one item ("Trinidad and Tobago"
 * before "Trinidad"); stops at the first piece that means nothing. Each piece is read a few times.
 * @param most pieces that one item may run over
 */
export function readList<T>(text: string, separator: RegExp, most: number, read: ReadItem<T>): ListReading<T> {
  const pieces = splitList(text, separator);
  const items: T[] = [];
  let at = 0;
  while (at < pieces.length) {
    if (pieces[at]?.text === '') {
      at += 1;
      continue;
    }
    const found = longest(pieces, at, most, read);
    if (!found) return { items, unread: pieces[at]?.text };
    items.push(found.item);
    at = found.next;
  }
  return { items, unread: undefined };
}

function longest<T>(pieces: readonly Piece[], at: number, most: number, read: ReadItem<T>) {
  for (let next = Math.min(pieces.length, at + most); next > at; next -= 1) {
    const run = pieces.slice(at, next);
    const text = run.map((piece, i) => piece.text + (i < run.length - 1 ? piece.after : '')).join('');
    const item = read(text, run.length > 1);
    if (item !== undefined) return { item, next };
  }
  return undefined;
}
