import type { DrawResult } from '../../kernel/chance.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId, Question, SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';

/** A decision as a game met it first, with an answer that is legal there. */
export type MetQuestion = Question & {
  /** It is not waited for, and must be named. */
  readonly offered: boolean;
  readonly example: { readonly seat: SeatId; readonly decision?: DecisionId; readonly answer: Answer };
};

/** A draw as a game met it first; `sides` is the number of results of a die. */
export type MetDraw = {
  readonly seq: number;
  readonly purpose: string;
  readonly result: DrawResult;
  readonly sides: number;
};

export type MetCorrection = Question & {
  readonly label: Message;
  readonly example: { readonly type: 'correct'; readonly correction: string; readonly answer: Answer };
};

/** What random games of one kind met, by name and purpose. */
export type Met = {
  readonly decisions: Map<string, MetQuestion>;
  readonly draws: Map<string, MetDraw>;
  readonly corrections: Map<string, MetCorrection>;
};
