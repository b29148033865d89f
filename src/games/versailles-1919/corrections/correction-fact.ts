import type { EventId, FactionId, IssueId, NationId, OptionId, RegionId, StrategyId, Token } from '../pack-types.ts';

/** Where a unit is: a pool, a space of a track, or a demobilization box. */
export type UnitSpot =
  | 'available'
  | 'exhausted'
  | { readonly region: RegionId; readonly column: number }
  | { readonly box: number };

/** Where cubes are: a pool, the event on the Table, or an issue. */
export type CubeSpot = 'available' | 'exhausted' | 'event' | { readonly issue: IssueId };

/** Where an issue or event lies that nobody controls. */
export type Pile = 'table' | 'waiting' | 'deck' | 'discard';

/** What a moderator put right, as data that needs no state to be understood. */
export type CorrectionFact =
  | { readonly type: 'corrected-happiness'; readonly nation: NationId; readonly from: number; readonly to: number }
  | { readonly type: 'corrected-track'; readonly region: RegionId; readonly keg: number; readonly unrest: number }
  | { readonly type: 'corrected-unit'; readonly of: FactionId; readonly from: UnitSpot; readonly to: UnitSpot }
  | {
      readonly type: 'corrected-influence';
      readonly of: FactionId;
      readonly n: number;
      readonly from: CubeSpot;
      readonly to: CubeSpot;
    }
  /** Each card came from its own pile and went to the other's. */
  | {
      readonly type: 'corrected-issues';
      readonly cards: readonly { readonly card: IssueId; readonly from: Pile; readonly to: Pile }[];
    }
  | {
      readonly type: 'corrected-events';
      readonly cards: readonly { readonly card: EventId; readonly from: Pile; readonly to: Pile }[];
    }
  | {
      readonly type: 'corrected-settling';
      readonly issue: IssueId;
      readonly owner: FactionId;
      readonly option: OptionId;
      readonly tokens: readonly Token[];
      /** Where it lay; undefined: it was settled already. */
      readonly from: Pile | undefined;
      /** From the top of the deck, in its place. */
      readonly replacedBy: IssueId | undefined;
    }
  | {
      readonly type: 'corrected-unsettling';
      readonly issue: IssueId;
      readonly owner: FactionId;
      readonly to: 'discard' | 'deck-top' | 'deck-bottom';
    }
  | {
      readonly type: 'corrected-strategy';
      readonly of: FactionId;
      readonly strategy: StrategyId;
      readonly instead: StrategyId;
      /** The faction that held it, and holds the other one now. */
      readonly by: FactionId | undefined;
    }
  | {
      readonly type: 'corrected-solo';
      readonly runs: FactionId;
      readonly points: number;
      readonly target: number;
    };
