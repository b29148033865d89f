import type { z } from 'zod';
import type { entrySchema } from './entry-schema.ts';

/** The version of the entries that are written now; older ones are upcast when read. */
export const ENTRY_VERSION: number = 3;

/** How an answer came in. */
export const CHANNELS = [
  'link',
  'page',
  'reply',
  'api',
  'bot',
  'computer',
  'standing-order',
  'ahead',
  'fallback',
  'moderator',
  'import',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** How a game ends by ruling: everybody left has won, the best player at that moment has, or it never counted. */
export const ENDED_HOW = ['draw', 'as-it-stands', 'annulled'] as const;
export type EndedHow = (typeof ENDED_HOW)[number];

/** Nothing of an entry is changed once it is written; answers, options and reasons are data that say so themselves. */
type Frozen<T> = { readonly [Key in keyof T]: Key extends 'answer' | 'options' | 'why' ? T[Key] : FrozenPart<T[Key]> };
type FrozenPart<T> = T extends readonly unknown[]
  ? { readonly [Key in keyof T]: FrozenPart<T[Key]> }
  : T extends object
    ? Frozen<T>
    : T;

/** What `entrySchema` takes: the schema says what each field means. */
export type Entry = Frozen<z.infer<typeof entrySchema>>;

/** Sequence number 1 of every log: all that the first state is made from. */
export type SetupEntry = Extract<Entry, { readonly kind: 'setup' }>;
export type AnsweredEntry = Extract<Entry, { readonly kind: 'answered' }>;
export type RulingEntry = Extract<Entry, { readonly kind: 'ruling' }>;
export type SeatEntry = Extract<Entry, { readonly kind: 'seat' }>;
export type ClockEntry = Extract<Entry, { readonly kind: 'clock' }>;

/** What a moderator does to a game. What goes back in the log voids all entries after `to`; they stay readable. */
export type Ruling = RulingEntry['ruling'];
