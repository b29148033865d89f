import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { DraftStop } from '../../kernel/try-answers.ts';
import type { DecisionView } from '../table-view.ts';

export type { DraftStop };

export type DraftStep = {
  readonly decision: DecisionId;
  readonly answer: Answer;
  readonly prompt: Message;
  /** The answer in words. */
  readonly said: Message;
};

/** An answer being composed, with what it leads to: seen by its seat only, binding nothing before Send. */
export type DraftView = {
  /** The question that it begins with. */
  readonly decision: DecisionId;
  /** The head that these steps were last checked against. */
  readonly baseSeq: number;
  readonly steps: readonly DraftStep[];
  /**
   * The game's view after these steps, as the seat would see it; when the draft is stopped by chance or hidden
   * information, the view before the last step.
   */
  readonly view: object;
  /** The question, or what the seat is asked next after these steps; empty where it stopped. */
  readonly next: readonly DecisionView[];
  /** Why it goes no further: dice or cards, hidden information, or nothing more that this seat is asked here. */
  readonly stopped: DraftStop | undefined;
  /** A question of these steps is put otherwise than when the draft was last changed. */
  readonly stale: boolean;
  /** The first stored answer that does not fit any more, and why; it and what followed it are not in `steps`. */
  readonly misfit: { readonly index: number; readonly answer: Answer; readonly why: Message } | undefined;
  /** How many steps are kept that began otherwise: a change takes their place. */
  readonly leaves?: number;
  readonly updatedAt: Date | undefined;
};
