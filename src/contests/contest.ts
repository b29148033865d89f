import type { Message } from '../kernel/message.ts';
import type { TableStatus } from '../tables/table-row.ts';

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

/** A contest as its players and its host see it. */
export type ContestView = ContestLine & {
  readonly hosting: boolean;
  /** How many rounds there are, and those that have begun. */
  readonly rounds: number;
  readonly begun: readonly { readonly round: number; readonly games: readonly ContestGame[] }[];
  readonly scores: readonly (ContestPerson & { readonly played: number; readonly points: number })[];
  /** All games of the last round are over: the host begins the next one, or ends the contest. */
  readonly roundOver: boolean;
  /** Games of a knock-out that nobody has won alone: the host says who goes on. */
  readonly undecided: readonly ContestGame[];
};
