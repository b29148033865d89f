import { type Fields, numberIn } from './field-parts.ts';
import type { Reactions } from './reactions.ts';

/** Puts one reaction in its place; undefined: the power is asked again. */
export function put<Key extends keyof Reactions>(
  reactions: Reactions,
  key: Key,
  value: Reactions[Key] | undefined,
): void {
  if (value === undefined) delete reactions[key];
  else reactions[key] = value;
}

/** The same for a field of one word: left out, its order stays; `ask` takes it back. */
export function putWord<Key extends keyof Reactions>(
  reactions: Reactions,
  key: Key,
  word: Reactions[Key] | 'ask' | undefined,
): void {
  if (word !== undefined) put(reactions, key, word === 'ask' ? undefined : word);
}

/** The same for a list: left out, it stays; without anything, its order is taken back. */
export function putList<Key extends 'interceptWhom' | 'retreat' | 'leaveTo' | 'losses'>(
  reactions: Reactions,
  key: Key,
  list: Reactions[Key] | undefined,
): void {
  if (list !== undefined) put(reactions, key, list.length > 0 ? list : undefined);
}

/** The number that goes with a word: as it is written, else as it was before. */
export const numberOr = (fields: Fields, field: string, before: unknown): number | undefined =>
  numberIn(fields, field) ?? (typeof before === 'number' ? before : undefined);
