import type { Viewer } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Printed } from '../../kernel/printed.ts';
import type { Effect } from './effect.ts';
import type { BySide, CardId, RegionId, Side } from './pack-types.ts';
import type { Ending } from './state.ts';

/** A card as it is printed. The start card has no side, cubes and event. */
export type CardFace = {
  readonly id: CardId;
  readonly name: Printed;
  readonly region: RegionId;
  readonly side: Side | undefined;
  readonly cubes: number | undefined;
  readonly event: Effect | undefined;
  /** The event in words, as a sentence. */
  readonly eventText: Message | undefined;
};

/**
 * A card on the map. `x` grows to the east, `y` to the south; the start card is at 0,0.
 * Places that can be picked are called `cell:x,y` (a free cell or a card's), `hand:card` and `region:id`.
 */
export type CardInPlay = CardFace & {
  readonly x: number;
  readonly y: number;
  /** Cubes on it. */
  readonly us: number;
  readonly ussr: number;
  readonly control: Side | undefined;
  readonly dominance: Side | undefined;
  /** Placed last of all. */
  readonly last: boolean;
};

export type RegionView = {
  readonly id: RegionId;
  readonly name: Printed;
  readonly size: number;
  readonly bonus: number;
  /** Its cards in play. */
  readonly cards: readonly CardId[];
  /** Its cards in play that each side controls. */
  readonly controlled: BySide<number>;
  readonly complete: boolean;
  /** Scored in play (again in the final scoring). */
  readonly scored: boolean;
};

/** Cards that not everybody sees: always how many, and the faces that this viewer knows. */
export type HiddenCards = { readonly count: number; readonly known: readonly CardFace[] };

/** The other side's player has given up. */
export type Resignation = { readonly winner: Side; readonly how: 'resigned' };

export type View = {
  readonly viewer: Viewer;
  readonly round: number;
  readonly rounds: number;
  /** The turn of this round, counting both sides: 1 to `turns`. */
  readonly turn: number;
  readonly turns: number;
  /** Whose turn it is; undefined before a round begins and at the end. */
  readonly active: Side | undefined;
  readonly starter: Side | undefined;
  /** The marker: positive towards the US flag, from -stepsToFlag to stepsToFlag (may overshoot by a win). */
  readonly score: number;
  readonly stepsToFlag: number;
  readonly cards: readonly CardInPlay[];
  /** In the order of the final scoring. */
  readonly regions: readonly RegionView[];
  readonly reserve: BySide<number>;
  readonly removed: BySide<number>;
  readonly hands: BySide<HiddenCards>;
  /** Not dealt yet. */
  readonly deck: number;
  /** Set aside for the aftermath: count 0 or 1. */
  readonly aftermath: BySide<HiddenCards>;
  /**
   * The card that the active side has chosen and not placed yet; it still counts in its hand. The face only if this
   * viewer knows it.
   */
  readonly chosen: HiddenCards | undefined;
  /** The card of this turn that lies on the map: its order or event is due. */
  readonly played: CardId | undefined;
  readonly ending: Ending | Resignation | undefined;
  /** Some card values are not the printed ones. */
  readonly unofficial: boolean;
};
