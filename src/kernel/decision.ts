import type { Answer, Choice } from './choice.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';

export type SeatId = string;
/** Who looks: a seat, or one of these two. No seat may have one of these names. */
export type Viewer = SeatId | 'spectator' | 'moderator';

/**
 * `41.1`: the first decision that log entry 41 opened. Never used twice, not even after a rewind. Optional actions:
 * `~name.key`.
 */
export type DecisionId = string;

/** What one seat is asked. */
export type Question = {
  readonly prompt: Message;
  /** The same in a few words, for subjects and lists: "bid for Byelorus". Without it the prompt is used. */
  readonly brief?: Message;
  readonly choice: Choice;
};

/**
 * A question that waits for answers. What it is about may be hidden from some: the code that shows it in a view sees to
 * that.
 */
export type AskedNow = {
  readonly name: string;
  readonly args: JsonObject;
  readonly seats: readonly SeatId[];
  choice(seat: SeatId): Choice;
};

/** A decision that waits for answers, as the tables see it. */
export type OpenDecision = {
  readonly id: DecisionId;
  readonly name: string;
  /** The log entry that opened it. */
  readonly since: number;
  /** The rulebook's section. */
  readonly section: string;
  /** A window: answers stay secret, and can be changed, until all seats are ready. */
  readonly sealed: boolean;
  readonly seats: readonly SeatId[];
  /** Seats that have not answered yet. */
  readonly waiting: readonly SeatId[];
  /** The answers so far: never shown to others while sealed. */
  readonly answers: { readonly [seat: SeatId]: Answer };
};

/** Something that seats may do though nobody waits for it, as the tables see it. */
export type OpenOptionalAction = {
  /** `~give-orders`, `~answer-deal.3` */
  readonly id: DecisionId;
  readonly name: string;
  /** The rulebook's section. */
  readonly section: string;
  readonly seats: readonly SeatId[];
  /** In a few words; undefined: its question says it. */
  readonly label: Message | undefined;
  /** What a seat answers is nobody else's business. */
  readonly sealed: boolean;
  /** The seats are to be told that they are asked. */
  readonly calls: boolean;
};
