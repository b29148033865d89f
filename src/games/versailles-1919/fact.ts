import type { CorrectionFact } from './corrections/correction-fact.ts';
import type { DealFact } from './deals/deal-fact.ts';
import type { Effect } from './effect.ts';
import type { OrderFact } from './orders/order-fact.ts';
import type {
  EventId,
  FactionId,
  IssueId,
  LengthId,
  NationId,
  OptionId,
  RegionId,
  StrategyId,
  Token,
} from './pack-types.ts';
import type { SolitaireFact } from './solitaire/fact.ts';
import type { Bid, ByFaction } from './state.ts';
import type { NeutralFact } from './two-players/neutral-fact.ts';
import type { UnitPlace } from './types.ts';

/** What happens in the game, as data that needs no state to be understood. `faction` is whose doing it is. */
export type Fact =
  | SetupFact
  | TurnFact
  | SettlingFact
  | IconFact
  | PieceFact
  | UprisingFact
  | NeutralFact
  | EndFact
  | SolitaireFact
  | OrderFact
  | DealFact
  | CorrectionFact;

type By = { readonly faction: FactionId };

export type SetupFact =
  | {
      readonly type: 'set-up';
      readonly order: readonly FactionId[];
      readonly length: LengthId;
      readonly table: readonly IssueId[];
      readonly waitingRoom: readonly IssueId[];
      readonly discard: readonly IssueId[];
    }
  | {
      readonly type: 'cards-set-out';
      readonly event: EventId;
      readonly waitingEvents: readonly EventId[];
      readonly strategies: readonly StrategyId[];
    };

export type TurnFact =
  | (By & { readonly type: 'turn-began'; readonly turn: number })
  /** */
  | (By & { readonly type: 'no-political-action' })
  | (By & {
      readonly type: 'influence-placed';
      readonly placed: readonly { readonly issue: IssueId; readonly cubes: number; readonly total: number }[];
      readonly available: number;
    })
  | (By & {
      readonly type: 'reclaimed';
      readonly cubes: number;
      /** Units that were Exhausted, and those called back from regions. */
      readonly units: number;
      readonly recalled: readonly RegionId[];
      readonly available: number;
    });

/** What became of a faction's cubes on a settled issue. */
export type CubesBack = By & { readonly exhausted: number; readonly returned: number };

export type SettlingFact =
  | (By & {
      readonly type: 'issue-settled';
      readonly issue: IssueId;
      readonly winner: FactionId;
      readonly cubes: readonly CubesBack[];
    })
  | (By & {
      readonly type: 'option-chosen';
      readonly issue: IssueId;
      readonly option: OptionId;
      readonly only: boolean;
    })
  | (By & { readonly type: 'event-declined'; readonly event: EventId })
  | (By & { readonly type: 'event-carried-out'; readonly event: EventId; readonly optional: boolean })
  /** Nobody is asked about an event that cannot be carried out. */
  | (By & { readonly type: 'event-impossible'; readonly event: EventId })
  | (By & {
      readonly type: 'cards-advanced';
      readonly issue: IssueId;
      readonly event: EventId;
      readonly cube: boolean;
      readonly only: boolean;
    })
  | (By & { readonly type: 'issue-from-discard'; readonly issue: IssueId; readonly price: number })
  | (By & { readonly type: 'issues-drawn'; readonly issues: readonly IssueId[] })
  | (By & {
      readonly type: 'issue-waits';
      readonly issue: IssueId;
      readonly discarded: IssueId | undefined;
      readonly why: 'chosen' | 'end-card' | 'only';
    })
  | { readonly type: 'event-turned-up'; readonly event: EventId; readonly shuffled: boolean }
  | (By & { readonly type: 'crisis'; readonly event: EventId });

/** What effects do. */
export type IconFact =
  | {
      readonly type: 'happiness-changed';
      readonly nation: NationId;
      readonly n: number;
      readonly from: number;
      readonly to: number;
    }
  | { readonly type: 'happiness-stuck'; readonly nation: NationId; readonly n: number }
  | {
      readonly type: 'unrest-moved';
      readonly region: RegionId;
      readonly n: number;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly type: 'keg-moved';
      readonly region: RegionId;
      readonly n: number;
      readonly from: number;
      readonly to: number;
      /** Where the unrest is after that, and whether the keg pushed it. */
      readonly unrest: number;
      readonly pushed: boolean;
    }
  | (By & { readonly type: 'tokens-placed'; readonly issue: IssueId; readonly token: Token; readonly n: number })
  | { readonly type: 'random-region'; readonly die: number; readonly region: RegionId | undefined }
  | (By & { readonly type: 'effect-chosen'; readonly effect: Effect; readonly only: boolean })
  | (By & { readonly type: 'target-chosen'; readonly target: FactionId; readonly regions: readonly RegionId[] })
  /** An effect that changes nothing. */
  | (By & { readonly type: 'without-effect'; readonly effect: Effect });

export type PieceFact =
  | (By & { readonly type: 'influence-exhausted'; readonly n: number; readonly available: number })
  | (By & { readonly type: 'influence-recovered'; readonly n: number; readonly available: number })
  | (By & { readonly type: 'influence-returned'; readonly issue: IssueId; readonly cubes: ByFaction<number> })
  | (By & {
      readonly type: 'unit-deployed';
      readonly from: UnitPlace;
      readonly region: RegionId;
      readonly column: number;
    })
  | { readonly type: 'unrest-pushed'; readonly region: RegionId; readonly from: number; readonly to: number }
  | (By & {
      readonly type: 'unit-demobilized';
      readonly from: UnitPlace;
      readonly box: number;
      readonly mutiny: boolean;
      readonly only: boolean;
    })
  | (By & { readonly type: 'units-exhausted'; readonly regions: readonly RegionId[] })
  /** `from`: where it was deployed; without it, it was Exhausted. */
  | (By & { readonly type: 'unit-readied'; readonly from?: RegionId })
  | (By & { readonly type: 'unit-not-readied' });

export type UprisingFact =
  | { readonly type: 'check-began'; readonly regions: readonly RegionId[]; readonly modifier: number }
  | { readonly type: 'region-calm'; readonly region: RegionId; readonly column: number }
  | (By & { readonly type: 'modifier-announced'; readonly region: RegionId; readonly n: number })
  | {
      readonly type: 'uprising-rolled';
      readonly region: RegionId;
      readonly column: number;
      readonly die: number;
      /** The event's modifier and all announcements. */
      readonly modifier: number;
      readonly needs: number;
      readonly uprising: boolean;
    }
  /** `idle`: the strategy cards would have come, but the keg cannot move (10.3c). */
  | { readonly type: 'nobody-hit'; readonly region: RegionId; readonly idle?: true }
  | {
      readonly type: 'rolled-off';
      readonly region: RegionId;
      readonly dice: readonly { readonly faction: FactionId; readonly die: number }[];
    }
  /** `by`: the faction that chose among equals. */
  | {
      readonly type: 'faction-hit';
      readonly region: RegionId;
      readonly hit: FactionId;
      readonly issues: number;
      readonly how: 'most' | 'chosen' | 'rolled';
      readonly by: FactionId | undefined;
    }
  | {
      readonly type: 'issue-unsettled';
      readonly issue: IssueId;
      readonly owner: FactionId;
      readonly tokens: readonly Token[];
    }
  | (By & { readonly type: 'bid-made'; readonly issue: IssueId; readonly bid: Bid })
  /** `forced`: nobody was asked, no bid was possible. */
  | (By & { readonly type: 'passed'; readonly issue: IssueId; readonly forced: boolean })
  | (By & { readonly type: 'auction-won'; readonly issue: IssueId; readonly bid: Bid; readonly kept: boolean })
  | { readonly type: 'nobody-bid'; readonly issue: IssueId }
  | { readonly type: 'region-reset'; readonly region: RegionId; readonly keg: number; readonly unrest: number }
  | { readonly type: 'strategy-order'; readonly order: readonly { readonly faction: FactionId; readonly vp: number }[] }
  | (By & { readonly type: 'strategy-taken'; readonly strategy: StrategyId })
  | { readonly type: 'strategies-removed'; readonly strategies: readonly StrategyId[] };

export type EndFact =
  | (By & { readonly type: 'end-card-settled'; readonly winner: FactionId })
  | (By & { readonly type: 'deck-empty' })
  | { readonly type: 'deadlock' }
  | {
      readonly type: 'game-over';
      readonly winners: readonly FactionId[];
      readonly scores: readonly { readonly faction: FactionId; readonly vp: number }[];
    };
