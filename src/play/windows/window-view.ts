import type { Answer } from '../../kernel/choice.ts';
import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';

/** What a seat has answered to a question that is answered in secret and open still. */
export type KeptAnswerView = {
  readonly seat: SeatId;
  /** Undefined: the game will answer. */
  readonly answer: Answer | undefined;
  /** The answer in words, where it fits. */
  readonly said: Message | undefined;
  /** Why it does not fit any more. */
  readonly unfit: Message | undefined;
  readonly ready: boolean;
  /**
   * `given` by its player; `ahead` by what it ordered, or by `standing-order`, as things stand; by the game
   * (`fallback`), since its time ran out.
   */
  readonly by: 'given' | 'ahead' | 'standing-order' | 'fallback';
  /** When it was given, or when the seat became ready; undefined for orders. */
  readonly at: Date | undefined;
};

/** A question that is answered in secret, until it closes. */
export type WindowView = {
  /** How many seats have said that they are ready, and of how many. */
  readonly ready: number;
  readonly of: number;
  /** Which; given where the table names them, and to the moderator. */
  readonly names: readonly SeatId[] | undefined;
  /** What the viewer has answered themselves; to a moderator, what all have. */
  readonly answers: readonly KeptAnswerView[];
};
