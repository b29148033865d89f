import type { GivenDraw } from './chance.ts';
import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';

/** The version of the entries that are written now; older ones are upcast when read. */
export const ENTRY_VERSION = 3;

/** How an answer came in. */
export const CHANNELS = [
  'link',
  'page',
  'reply',
  'api',
  'bot',
  'standing-order',
  'fallback',
  'moderator',
  'import',
] as const;
export type Channel = (typeof CHANNELS)[number];

export type EntryBase = {
  readonly v: number;
  /** From 1 without gaps; entries that others may know nothing of are numbered apart (`secret`). */
  readonly seq: number;
  /** When it was written, ISO 8601 in UTC. The rules never read it. */
  readonly at: string;
  /** What chance gave while this entry was applied. */
  readonly chance?: readonly GivenDraw[];
  /** The state's hash after this entry; the last entry of each submission carries it. */
  readonly hash?: string;
};

/** Sequence number 1 of every log: all that the first state is made from. */
export type SetupEntry = EntryBase & {
  readonly kind: 'setup';
  /** The table's id: part of what chance is made from. */
  readonly table: string;
  readonly game: string;
  readonly ruleset: number;
  readonly options: JsonObject;
  /** SHA-256 of the data pack. */
  readonly pack: string;
  readonly seats: readonly SeatId[];
  readonly seedHash?: string;
  /** What seats, and the server, added to what chance is made from. */
  readonly salts: { readonly [seat: SeatId]: string };
  /** The hashes to which seats committed themselves before; one whose salt is empty was not opened. */
  readonly saltHashes?: { readonly [seat: SeatId]: string };
};

export type AnsweredEntry = EntryBase & {
  readonly kind: 'answered';
  readonly decision: DecisionId;
  readonly seat: SeatId;
  readonly answer: Answer;
  readonly how: Channel;
  /**
   * Given where it answers a sealed offer: it has no number of its own and is the first, second, ... secret entry after
   * entry `seq`. Logs of older programs numbered such entries like all others.
   */
  readonly secret?: number;
};

/** How a game ends by ruling: everybody left has won, the best player at that moment has, or it never counted. */
export const ENDED_HOW = ['draw', 'as-it-stands', 'annulled'] as const;
export type EndedHow = (typeof ENDED_HOW)[number];

type Put = { readonly decision: DecisionId; readonly seat: SeatId };
/**
 * `drawn`: how many draws had been made by then; they are not made again. `playing`: seats that somebody has taken over
 * since entry `to`. They belong to that player, who plays them, even if they had been given up by then.
 */
type GoingBack = { readonly to: number; readonly drawn: number; readonly playing?: readonly SeatId[] };

/** What a moderator does to a game. What goes back in the log voids all entries after `to`; they stay readable. */
export type Ruling =
  | (GoingBack & { readonly type: 'rewind' })
  /** Takes back the ruling of entry `to + 1`, with all that was done since. */
  | (GoingBack & { readonly type: 'undo' })
  /** The same answer as in entry `to + 1`, with chance as the entry of the ruling gives it. */
  | (GoingBack & Put & { readonly type: 'replace-roll'; readonly answer: Answer })
  /** One of the game's own corrections, by name. */
  | { readonly type: 'correct'; readonly correction: string; readonly answer: Answer }
  | (Put & { readonly type: 'force'; readonly answer: Answer })
  /** An answer is taken out of a decision that still waits for others. */
  | (Put & { readonly type: 'withdraw' })
  | { readonly type: 'end'; readonly how: EndedHow };

export type RulingEntry = EntryBase & {
  readonly kind: 'ruling';
  readonly ruling: Ruling;
  /** The moderator who ruled, by player id. */
  readonly by: string;
  /** Shown to everybody at the table. */
  readonly reason: string;
  readonly dispute?: string;
  /** No moderator's doing: a player took back, with the consent of these other seats. `by` is that player. */
  readonly takeback?: { readonly seat: SeatId; readonly consent: readonly SeatId[] };
  /**
   * A game that was over goes on. Its seed (`opened`, where it was known) had been shown to everybody, so from this
   * entry on chance comes from a new one.
   */
  readonly reseal?: { readonly opened?: string; readonly seedHash: string };
};

export type SeatEntry = EntryBase & {
  readonly kind: 'seat';
  readonly seat: SeatId;
  readonly change: 'joined' | 'replaced' | 'resigned';
  readonly player?: string;
  /** Who had the seat before, when somebody else took it over. */
  readonly former?: string;
  readonly by?: string;
  readonly reason?: string;
  readonly dispute?: string;
};

export type ClockEntry = EntryBase & {
  readonly kind: 'clock';
  /**
   * `shortened`: a longer pause is over, and an earlier one holds the clocks still. `returned`: a silent seat's player
   * is back.
   */
  readonly change: 'expired' | 'extended' | 'paused' | 'shortened' | 'resumed' | 'returned';
  readonly seat?: SeatId;
  readonly decision?: DecisionId;
  /** Until when, ISO 8601 in UTC. */
  readonly until?: string;
  readonly by?: string;
  readonly reason?: string;
  readonly dispute?: string;
};

export type Entry = SetupEntry | AnsweredEntry | RulingEntry | SeatEntry | ClockEntry;
