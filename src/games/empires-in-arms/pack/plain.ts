import { isRecord } from '../../../kernel/is-record.ts';

/** What a file says, without where it comes from. */
export type Plain<T> = T extends { readonly value: infer V; readonly source: string }
  ? V
  : T extends readonly [infer One, infer Two]
    ? readonly [Plain<One>, Plain<Two>]
    : T extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : T extends object
        ? { readonly [K in keyof T as K extends 'source' | 'confidence' | 'note' ? never : K]: Plain<T[K]> }
        : T;

/** A part of a checked pack file with each value in the place of its entry. */
export function plain<T>(part: T): Plain<T>;
export function plain(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item: unknown) => plain(item));
  if (!isRecord(part)) return part;
  const { source, confidence, note, ...rest } = part;
  if (typeof source === 'string' && 'value' in rest) return rest.value;
  return Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, plain(inner)]));
}
