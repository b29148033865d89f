import type { Printed } from '../../kernel/printed.ts';
import type { Effect } from './effect.ts';

/** The two sides; also the seats' ids. */
export type Side = 'us' | 'ussr';
export type CardId = string;
export type RegionId = string;

export type BySide<T> = { readonly us: T; readonly ussr: T };

/** A region as its cards show it. */
export type Region = {
  readonly id: RegionId;
  readonly name: Printed;
  /** How many cards it has, the start card included. */
  readonly size: number;
  readonly bonus: number;
};

/** A strategy card. */
export type Card = {
  readonly id: CardId;
  readonly name: Printed;
  readonly region: RegionId;
  /** Whose flag it bears. */
  readonly side: Side;
  /** The cubes of its order. */
  readonly cubes: number;
  readonly event: Effect;
};

/** The card in the middle of the table: no flag, no order, no event. */
export type StartCard = { readonly id: CardId; readonly name: Printed; readonly region: RegionId };

/** The printed figures that are not on the strategy cards. */
export type Figures = {
  /** From the middle of the track to either flag (1.3). */
  readonly stepsToFlag: number;
  readonly cubesPerSide: number;
  /** On the start card (2.2). */
  readonly startCubes: BySide<number>;
  /** For each round: cards dealt to each side, and turns of each side (3.1, 3.3). */
  readonly rounds: readonly { readonly dealt: number; readonly turns: number }[];
  /** More cubes than the opponent, by at least this: control, dominance (5.2.1). */
  readonly controlLead: number;
  readonly dominanceLead: number;
  /** Cubes spent to place one where the opponent dominates (5.2.2). */
  readonly dominatedPrice: number;
  /** The most that the aftermath gives (7.1). */
  readonly aftermathMax: number;
  /** Who decides who starts: the first round, and when the marker is in the middle (2.6, 3.4). */
  readonly firstStarter: Side;
  readonly levelStarter: Side;
  /** Who wins with the marker in the middle (7.3). */
  readonly levelWinner: Side;
};

/** All that is printed. */
export type Pack = {
  readonly figures: Figures;
  /** In the order of the final scoring (7.2). */
  readonly regions: readonly Region[];
  readonly region: { readonly [id: RegionId]: Region };
  readonly start: StartCard;
  /** The strategy cards' ids, in the pack's order. */
  readonly strategy: readonly CardId[];
  readonly card: { readonly [id: CardId]: Card };
  /** Some value is not the printed one. */
  readonly unofficial: boolean;
};
