import type { Message } from '../kernel/message.ts';
import type { TableStatus } from '../tables/table-row.ts';
import type { Score } from './score-contest.ts';

export const CONTEST_KINDS = ['series', 'roundRobin', 'knockOut'] as const;
export type ContestKind = (typeof CONTEST_KINDS)[number];

/** A contest in a player's list. */
export type ContestLine = {
  readonly id: string;
  readonly name: string;
  readonly kind: ContestKind;
  readonly gameName: Message;
  readonly hostName: string;
  readonly status: 'playing' | 'finished' | 'cancelled';
  readonly players: number;
};

export type ContestPerson = {
  readonly playerId: string;
  /** Undefined where the reader may not know it: they have joined no table of the contest yet. */
  readonly name: string | undefined;
};

export type ContestGame = {
  readonly tableId: string;
  readonly name: string;
  readonly status: TableStatus;
  /** The reader may read the table. */
  readonly readable: boolean;
  readonly players: readonly (ContestPerson & { readonly place: number | undefined })[];
};

/** `resting`: who has a bye, or does not play in this round of a round robin. */
export type ContestRound = {
  readonly round: number;
  readonly games: readonly ContestGame[];
  readonly resting: readonly ContestPerson[];
};

/** A contest as its players, its host and the members of its club see it. */
export type ContestView = ContestLine & {
  readonly hosting: boolean;
  /** How many rounds there are, and those that have begun. */
  readonly rounds: number;
  /** The club that plays it, where the reader is a member. */
  readonly club: { readonly id: string; readonly name: string } | undefined;
  readonly begun: readonly ContestRound[];
  readonly scores: readonly (ContestPerson & Omit<Score, 'playerId'>)[];
  /** All games of the last round are over: the host begins the next one, or ends the contest. */
  readonly roundOver: boolean;
  /** Games of a knock-out that nobody has won alone: the host says who goes on. */
  readonly undecided: readonly ContestGame[];
};
