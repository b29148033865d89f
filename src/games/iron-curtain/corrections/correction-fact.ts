import type { Cell } from '../map/grid.ts';
import type { CardId, Side } from '../pack-types.ts';

/** Where cubes can be: on a card, in the reserve, or out of the game. */
export type CubePlace = { readonly card: CardId } | 'reserve' | 'out';

/** Where a card can be that not everybody sees. */
export type HiddenPlace = { readonly side: Side; readonly in: 'hand' | 'aside' } | 'deck';

/** What a moderator put right, as data that needs no state to be understood. */
export type CorrectionFact =
  | {
      readonly type: 'corrected-cubes';
      readonly of: Side;
      readonly amount: number;
      readonly from: CubePlace;
      readonly to: CubePlace;
    }
  | { readonly type: 'corrected-marker'; readonly from: number; readonly to: number }
  /** Each card came from its own place and went to the other's. */
  | {
      readonly type: 'corrected-hidden-cards';
      readonly cards: readonly { readonly card: CardId; readonly from: HiddenPlace; readonly to: HiddenPlace }[];
    }
  | { readonly type: 'corrected-card-in-play'; readonly out: CardId; readonly in: CardId; readonly from: HiddenPlace }
  | {
      readonly type: 'corrected-space';
      readonly card: CardId;
      readonly from: Cell;
      readonly to: Cell;
      /** The cards that it touches now. */
      readonly beside: readonly CardId[];
    };
