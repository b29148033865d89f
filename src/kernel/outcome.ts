import type { SeatId } from './decision.ts';
import type { FactTable } from './fact-table.ts';
import type { Message } from './message.ts';

export type Standing = {
  readonly seat: SeatId;
  /** 1 is first; equal numbers share a place. */
  readonly place: number;
  readonly score?: number;
};

/** How a game ended. */
export type Outcome = {
  readonly winners: readonly SeatId[];
  /** One sentence: who won and by what. */
  readonly summary: Message;
  readonly standings: readonly Standing[];
  /** The final score sheet, line by line. */
  readonly sheet: readonly Message[];
  /** The same in rows; games that ended before they were kept have none. */
  readonly scores?: FactTable;
};
