import type { Answer } from '../kernel/choice.ts';
import type { DecisionId } from '../kernel/decision.ts';
import type { Message } from '../kernel/message.ts';
import type { DecisionView } from './table-view.ts';

/** Why a draft goes no further: what comes next is not the seat's alone to see or to decide. */
export type DraftStop = 'chance' | 'hidden' | 'others' | 'over';

export type DraftStep = {
  readonly decision: DecisionId;
  readonly answer: Answer;
  readonly prompt: Message;
  /** The answer in words. */
  readonly said: Message;
};

/** A turn being composed: seen by its seat only, binding nothing before Send. */
export type DraftView = {
  /** The head it stands on; to be sent, the head must still be this one or one that asks the same. */
  readonly baseSeq: number;
  readonly steps: readonly DraftStep[];
  /** The game's view after these steps, as the seat would see it. */
  readonly view: object;
  /** What the seat is asked next, in the draft. */
  readonly next: readonly DecisionView[];
  readonly stopped: DraftStop | undefined;
  /** Other entries came since the draft was last changed. */
  readonly stale: boolean;
  /** The first stored answer that does not fit the present position, with the reason; it and what followed are not in `steps`. */
  readonly misfit: { readonly answer: Answer; readonly why: Message } | undefined;
  readonly updatedAt: Date | undefined;
};
