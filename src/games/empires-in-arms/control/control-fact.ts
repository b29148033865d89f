import type { Power } from '../pack-lists.ts';

/** What a bidder's die came to: bid, die and modifiers together. */
export type BidThrow = {
  readonly power: Power;
  readonly bid: number;
  readonly die: number;
  readonly modifier: number;
  readonly sum: number;
};

/** What happens in the control of powers that nobody plays; all of it is open. */
export type ControlFact =
  /** Dice for a power; `again`: of those who were equal, without bids and modifiers. */
  | { readonly type: 'power-bid-for'; readonly of: Power; readonly dice: readonly BidThrow[]; readonly again: boolean }
  /** Who controls it from now on and what they paid; nobody: it is neutral. */
  | { readonly type: 'power-controlled'; readonly of: Power; readonly power: Power; readonly bid: number }
  | { readonly type: 'power-neutral'; readonly of: Power };
