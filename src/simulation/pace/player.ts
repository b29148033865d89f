import type { Answer } from '../../kernel/choice.ts';
import type { OpenDecision, SeatId } from '../../kernel/decision.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import type { GameTypes } from '../../kernel/rules.ts';

/** How a seat plays in the simulation. The same position gets the same answers, in every run. */
export type Player<G extends GameTypes> = {
  answer(game: Game<G>, machine: Machine<G>, decision: OpenDecision, seat: SeatId): Answer;
  /**
   * What the seat would order in advance just now: an answer to an optional action; undefined: its orders are as it
   * wants them.
   */
  orders?(game: Game<G>, machine: Machine<G>, seat: SeatId): Beside | undefined;
  /** What it would order ahead just now; undefined: all that it wants to, it has. */
  ahead?(game: Game<G>, machine: Machine<G>, seat: SeatId): Beside | undefined;
};

/** Something that nobody waits for. */
export type Beside = { readonly optionalAction: string; readonly answer: Answer };
