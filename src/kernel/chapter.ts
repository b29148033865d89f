import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';

/** A stretch of play by its id, for addresses, and its name, for people. */
export type NamedStretch = { readonly id: string; readonly name: Message };

/** A stretch of play that people speak of (a month, a round, a turn) and, where it has parts, which of them. */
export type Chapter = NamedStretch & { readonly part?: NamedStretch };

/** Small letters, digits and hyphens; not digits alone, which are the number of an entry. */
export const CHAPTER_ID: RegExp = /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text can be the id of a chapter or a part. */
export function isChapterId(text: string): boolean {
  return CHAPTER_ID.test(text);
}

/** The finest stretch, as an address has it: `1805-09`, or `1805-09/politics`. */
export function chapterKey({ id, part }: Chapter): string {
  return part ? `${id}/${part.id}` : id;
}

/** The chapter that a game has reached; undefined where it has none. */
export function chapterAt<G extends GameTypes>(game: Game<G>, machine: Machine<G>): Chapter | undefined {
  return game.rules.chapter?.(positionOf(game, machine));
}

/**
 * The chapter that an entry led to: undefined where it is the one before it, and where it led to the end of the game,
 * since nothing would ever happen in it.
 */
export function chapterBegun<G extends GameTypes>(
  game: Game<G>,
  before: Chapter | undefined,
  after: Machine<G>,
): Chapter | undefined {
  const chapter = chapterAt(game, after);
  if (!chapter || (after.over && before)) return undefined;
  return before && chapterKey(before) === chapterKey(chapter) ? undefined : chapter;
}
