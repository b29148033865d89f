import type { CorrectionFact } from './corrections/correction-fact.ts';
import type { Effect } from './effect.ts';
import type { BySide, CardId, RegionId, Side } from './pack-types.ts';
import type { Ending } from './state.ts';
import type { PlacingCause, ScoringReason } from './types.ts';

/** The cubes on a card after something happened there. */
export type Cubes = { readonly card: CardId; readonly us: number; readonly ussr: number };

export type Direction = 'north' | 'east' | 'south' | 'west';

/** What happens in the game, as data that needs no state to be understood. */
export type Fact =
  | CorrectionFact
  | {
      readonly type: 'set-up';
      readonly start: CardId;
      readonly cubes: BySide<number>;
      readonly reserve: BySide<number>;
    }
  | {
      readonly type: 'cards-dealt';
      readonly round: number;
      readonly hands: BySide<readonly CardId[]>;
      readonly deck: number;
    }
  | {
      readonly type: 'starter-set';
      readonly round: number;
      readonly starter: Side;
      /** Who decided; undefined when the table's option says who starts (A25). */
      readonly by: Side | undefined;
    }
  | { readonly type: 'card-chosen'; readonly side: Side; readonly card: CardId; readonly only: boolean }
  | {
      readonly type: 'card-placed';
      readonly side: Side;
      readonly card: CardId;
      readonly x: number;
      readonly y: number;
      /** A card in play, and where the new one lies seen from it. */
      readonly beside: { readonly card: CardId; readonly direction: Direction };
      /** No other space was legal. */
      readonly only: boolean;
      readonly inPlay: number;
    }
  | {
      readonly type: 'region-scored';
      readonly region: RegionId;
      readonly reason: ScoringReason;
      readonly controlled: BySide<number>;
      readonly bonus: number;
      readonly bonusTo: Side | undefined;
      readonly net: number;
      readonly score: number;
      readonly inPlay: number;
    }
  | { readonly type: 'order-chosen'; readonly side: Side; readonly card: CardId; readonly cubes: number }
  /** In the side's own turn (4.6) or in the opponent's (4.7). */
  | { readonly type: 'event-chosen'; readonly side: Side; readonly card: CardId; readonly turn: 'own' | 'opponent' }
  | { readonly type: 'effect-chosen'; readonly side: Side; readonly card: CardId; readonly effect: Effect }
  /** Neither order nor event of an own card can do anything. */
  | { readonly type: 'card-without-effect'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'event-declined'; readonly side: Side; readonly card: CardId }
  | {
      readonly type: 'cubes-placed';
      readonly side: Side;
      readonly card: CardId;
      readonly cause: PlacingCause;
      readonly placed: readonly (Cubes & { readonly amount: number; readonly tax: number })[];
      readonly taxTo: 'reserve' | 'out';
      readonly reserve: number;
    }
  | { readonly type: 'cube-taken-back'; readonly side: Side; readonly from: Cubes }
  | {
      readonly type: 'nothing-placed';
      readonly side: Side;
      readonly card: CardId;
      readonly cause: PlacingCause;
      /** Nobody was asked: no card may take cubes, or there is no cube to place. Or the side chose to place none. */
      readonly why: 'no_card' | 'no_cube' | 'chosen';
    }
  | {
      readonly type: 'placing-done';
      readonly side: Side;
      readonly card: CardId;
      readonly cause: PlacingCause;
      readonly unused: number;
      /** By choice, or because no card could take one. */
      readonly chosen: boolean;
    }
  | {
      readonly type: 'cubes-removed';
      readonly side: Side;
      readonly card: CardId;
      readonly owner: Side;
      readonly removed: readonly (Cubes & { readonly amount: number })[];
      readonly to: 'reserve' | 'out';
    }
  | {
      readonly type: 'cube-moved';
      readonly side: Side;
      readonly card: CardId;
      readonly from: Cubes;
      readonly to: Cubes;
    }
  /** The side did not want to move any more cubes, or none at all. */
  | { readonly type: 'moving-done'; readonly side: Side; readonly card: CardId; readonly moved: number }
  /** The whole event, or the part of it that is due. */
  | { readonly type: 'event-without-effect'; readonly side: Side; readonly card: CardId; readonly effect: Effect }
  | {
      readonly type: 'points-gained';
      readonly side: Side;
      readonly card: CardId;
      readonly points: number;
      readonly score: number;
    }
  | {
      readonly type: 'round-ended';
      readonly round: number;
      readonly last: boolean;
      readonly score: number;
      readonly aside: BySide<readonly CardId[]>;
    }
  | {
      readonly type: 'aftermath';
      readonly cards: readonly {
        readonly card: CardId;
        readonly holder: Side;
        readonly flag: Side;
        readonly cubes: number;
      }[];
      readonly sums: BySide<number>;
      readonly gainer: Side | undefined;
      readonly points: number;
      /** The difference was more than the aftermath gives. */
      readonly capped: boolean;
      readonly score: number;
    }
  | { readonly type: 'game-over'; readonly ending: Ending; readonly score: number };
