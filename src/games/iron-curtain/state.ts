import type { CardId, RegionId, Side } from './pack-types.ts';

export type PerSide<T> = { us: T; ussr: T };

/** A card in play. `x` grows to the east, `y` to the south; the start card is at 0,0. */
export type Placed = { card: CardId; x: number; y: number; us: number; ussr: number };

/** How the game ended. `flag`: a flag was reached; `ahead`: further along the track; `level`: marker in the middle. */
export type Ending = { winner: Side; how: 'flag' | 'ahead' | 'level'; when: 'play' | 'event' | 'aftermath' | 'final' };

/**
 * One move of the marker (or none): what for, the sides' counts, the bonus, what it gave, and where the marker was
 * then.
 */
export type SheetLine = {
  for: 'complete' | 'final' | 'event' | 'gain' | 'aftermath' | 'correction';
  /** A region, or for `gain` a card; none for the aftermath and a moderator's correction. */
  of: string | undefined;
  us: number;
  ussr: number;
  bonus: number;
  net: number;
  score: number;
};

/** A game of Iron Curtain. Steps change it in place. */
export type State = {
  /** 1 or 2. */
  round: number;
  /** Card plays completed in this round, both sides together. */
  plays: number;
  /** The side that plays the current turn. */
  active: Side | undefined;
  /** The side that began this round. */
  starter: Side | undefined;
  /** The marker: positive towards the US flag. */
  score: number;
  reserve: PerSide<number>;
  /** Cubes that left the game. */
  removed: PerSide<number>;
  /** The map, in the order in which the cards came. */
  map: Placed[];
  hands: PerSide<CardId[]>;
  /** Not dealt yet, the next one first. */
  deck: CardId[];
  /** Set aside at the end of round 1 (3.2). */
  aftermath: PerSide<CardId[]>;
  /** The aftermath cards lie open (7.1). */
  revealed: boolean;
  /** Chosen for this turn but not yet on the map: known to its side only. */
  chosen: CardId | undefined;
  /** The card of this turn, once it lies on the map. */
  played: CardId | undefined;
  /** Regions scored during play because they were complete. */
  scored: RegionId[];
  /** Every move of the marker, for the score sheet. */
  sheet: SheetLine[];
  ending: Ending | undefined;
};
