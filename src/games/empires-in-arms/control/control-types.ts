import type { Month, Power } from '../pack-lists.ts';

/** Figures of the control of powers that nobody plays (8.11, 14.3). */
export type Control = {
  /** The month whose economic phase ends with the bids. */
  readonly month: Month;
  readonly dieFaces: number;
  /** What is added to a bidder's die for an alliance with the power, and for a war. */
  readonly allied: number;
  readonly atWar: number;
  /** Whose friendship with whom is old: what a bidder adds for the power. */
  readonly natural: readonly {
    readonly power: Power;
    readonly towards: readonly { readonly power: Power; readonly modifier: number }[];
  }[];
};
