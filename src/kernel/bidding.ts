import type { RandomSource } from './chance.ts';
import type { SeatId } from './decision.ts';
import type { Message } from './message.ts';

/** What somebody bids for each seat, in whole numbers. A seat that is not named: 0. */
export type SeatBids = { readonly [seat: SeatId]: number };

/** Which seat each of those who have bid gets, in their order, and the table's options with what they pay for it. */
export type Award<Options extends object = object> = {
  readonly seats: readonly SeatId[];
  readonly options: Options;
};

/** How the seats of a game are bid for, in secret, at a table that is forming. */
export type Bidding<Options extends object = object, Pack extends object = object> = {
  /** For those who write their bids: what a bid costs, and how seats are given out. */
  readonly about: Message;
  /** The seats that so many players can bid for, in the game's order: more than there are players, perhaps. */
  seats(options: Options, players: number): readonly SeatId[];
  /** The most that can be bid for a seat. */
  most(seat: SeatId, options: Options, pack: Pack, players: number): number;
  /** Gives out the seats; where bids are equal, `random` is the lot. */
  award(bids: readonly SeatBids[], options: Options, random: RandomSource): Award<Options>;
  /** What was paid for the seats, as options tell that were awarded; empty where none were. */
  paid(options: Options): SeatBids;
  /** The options as they were before the award: for a rematch. */
  before(options: Options): Options;
};
