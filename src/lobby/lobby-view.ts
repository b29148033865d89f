import type { SeatId } from '../kernel/decision.ts';
import type { BidsView } from './bids/view-bids.ts';
import type { AwaitedWords } from './salts/read-awaited-words.ts';

/** Somebody at a table that has not started: they have joined, or are asked to. */
export type PlaceView = {
  /** Undefined: any seat, drawn by lot at the start. */
  readonly seat: SeatId | undefined;
  readonly playerId: string | undefined;
  readonly playerName: string | undefined;
  readonly isComputer: boolean;
  readonly status: 'joined' | 'invited' | 'declined' | 'withdrawn';
  readonly invitationId: string | undefined;
  /** Only for the host. */
  readonly email: string | undefined;
  /** Only for the host: the mail came back. */
  readonly failed: boolean;
  /** Only for the host: an invitation that was mailed so long ago that its reader may be reminded. */
  readonly mayRemind: boolean;
};

/** A table that waits for its players. */
export type LobbyView = {
  /** What the host says to those who come. */
  readonly word: string;
  /** Counts changes of what people agree to by joining. */
  readonly terms: number;
  readonly places: readonly PlaceView[];
  /** Seats that nobody holds and that are kept for nobody. */
  readonly free: readonly SeatId[];
  /** How many people may still join without an invitation. */
  readonly open: number;
  /** Seats are bid for, and people choose none. */
  readonly bids: BidsView | undefined;
  /** Everybody is there, and words that seats have promised are waited for. */
  readonly words: AwaitedWords | undefined;
};
