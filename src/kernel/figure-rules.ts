import type { SeatId } from './decision.ts';
import type { Message } from './message.ts';
import type { GameTypes, Position } from './rules.ts';

/** What a seat counts: its points, its treasury, its moods. */
export type FigureRules<G extends GameTypes> = {
  /** What a seat has more or less of than before, in a few lines, as it sees the game. */
  gains?(before: G['View'], after: G['View'], seat: SeatId): readonly Message[];
  /**
   * What an answer has changed about a seat's own figures, each in few words: "−2 happiness". By what the seat may
   * know: the same of positions that look alike to it.
   */
  effects?(before: Position<G>, after: Position<G>, seat: SeatId): readonly Message[];
};
