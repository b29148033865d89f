import type { Viewer } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Printed } from '../../kernel/printed.ts';
import type { DealsView } from './deals/deal-view.ts';
import type { Effect } from './effect.ts';
import type { Score } from './ending/score.ts';
import type { OrdersView } from './orders/orders-view.ts';
import type {
  Condition,
  EventId,
  FactionId,
  IssueId,
  Kind,
  NationId,
  OptionId,
  RegionId,
  StrategyId,
  Token,
} from './pack-types.ts';
import type { SoloView } from './solitaire/solo-view.ts';
import type { Bid, ByFaction, Ending } from './state.ts';

/**
 * An issue as it lies there. Places that can be picked: `issue:id`, `event:id`, `strategy:id`, `region:id`,
 * `space:region:column`, `unit:region:nation`.
 */
export type IssueView = {
  readonly id: IssueId;
  readonly name: Printed;
  readonly kind: Kind;
  readonly vp: number;
  readonly noMilitary: boolean;
  /** `effects` tells what `parts` do. */
  readonly options: readonly {
    readonly id: OptionId;
    readonly label: Printed;
    readonly effects: Message;
    readonly parts: readonly Effect[];
  }[];
  /** Cubes on it. */
  readonly cubes: ByFaction<number>;
  readonly leader: FactionId | undefined;
};

export type SettledView = IssueView & {
  readonly owner: FactionId;
  /** Missing until it is chosen, and on the end card. */
  readonly option: OptionId | undefined;
  readonly tokens: readonly Token[];
};

export type EventView = {
  readonly id: EventId;
  readonly name: Printed;
  /** Whether it takes a cube when it comes to the Table (5.3 step 3). */
  readonly icon: boolean;
  readonly optional: boolean;
  readonly conference: Message;
  readonly crisisLabel: Printed;
  readonly crisis: Message;
  /** Whose cube lies on it. */
  readonly cube: FactionId | undefined;
};

/** `conditions` tell the `terms`, in the same order. */
export type StrategyView = {
  readonly id: StrategyId;
  readonly name: Printed;
  readonly conditions: readonly Message[];
  readonly terms: readonly Condition[];
};

export type FactionView = {
  readonly id: FactionId;
  readonly available: number;
  readonly exhausted: number;
  /** How many units are where; deployed ones are on the tracks too. */
  readonly units: {
    readonly available: number;
    readonly exhausted: number;
    readonly deployed: number;
    readonly demobilized: number;
  };
  /** Mobilized units that the happiness allows (9.1). */
  readonly allowed: number;
  readonly strategy: StrategyView | undefined;
  readonly issues: readonly SettledView[];
  /** What it would score if the game ended now. */
  readonly score: Score;
};

export type TrackView = {
  readonly region: RegionId;
  /** What the die must show for it (7.5). */
  readonly die: number;
  readonly keg: number;
  readonly unrest: number;
  /** An uprising on this number or more, where the unrest is; undefined for X. */
  readonly uprising: number | undefined;
  readonly units: readonly { readonly faction: FactionId; readonly column: number }[];
};

export type View = {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly active: FactionId | undefined;
  /** The faction that nobody plays: the US with two players. */
  readonly neutral: FactionId | undefined;
  /** Solitaire only (section 16). */
  readonly solo: SoloView | undefined;
  readonly done: { readonly political: boolean; readonly military: boolean };
  readonly table: readonly IssueView[];
  readonly waitingRoom: readonly IssueView[];
  /** Cards left. */
  readonly deck: number;
  readonly endCard: 'deck' | 'waiting' | 'table' | 'settled';
  /** The top one first. */
  readonly discard: readonly IssueView[];
  /** What the first ones of them cost (5.3, step 4). */
  readonly discardPrices: readonly number[];
  readonly drawn: readonly IssueView[];
  readonly event: EventView | undefined;
  readonly waitingEvents: readonly EventView[];
  readonly eventDeck: number;
  readonly eventDiscard: readonly EventId[];
  /** From the top. */
  readonly tracks: readonly TrackView[];
  readonly columns: readonly {
    readonly uprising: number | undefined;
    readonly happiness: number | undefined;
    readonly recover: number | undefined;
    readonly modifier: number;
    readonly strength: number;
  }[];
  readonly happiness: readonly {
    readonly nation: NationId;
    readonly at: number;
    readonly playing: boolean;
    readonly signs: boolean;
  }[];
  /** The track: its last space, from where a nation signs (11.3), and the zones from the highest down (9.1). */
  readonly happinessTrack: {
    readonly max: number;
    readonly signsAt: number;
    readonly zones: readonly { readonly from: number; readonly units: number }[];
  };
  /** The boxes of the Demobilize track and the units in them; the last one has room for all. */
  readonly demobilize: readonly { readonly box: number; readonly units: readonly FactionId[] }[];
  /** Clockwise, the first player first. */
  readonly factions: readonly FactionView[];
  /** Open to everybody's choice, or to be chosen from. */
  readonly strategies: readonly StrategyView[];
  readonly strategiesChosen: boolean;
  readonly auction:
    | {
        readonly issue: IssueView;
        readonly owner: FactionId;
        readonly in: readonly FactionId[];
        readonly bids: ByFaction<Bid>;
        readonly best: FactionId | undefined;
      }
    | undefined;
  readonly check:
    | {
        readonly regions: readonly RegionId[];
        readonly modifier: number;
        readonly announced: ByFaction<number>;
        /** Those that rose. */
        readonly uprisings: readonly RegionId[];
      }
    | undefined;
  /** Proposals that wait for answers, and what binds in this turn (12). */
  readonly deals: DealsView;
  readonly ending: Ending | undefined;
  /** Standing orders that the viewer may see: their own; the moderator everybody's. */
  readonly orders: readonly OrdersView[];
  /** Some card values are not the printed ones. */
  readonly unofficial: boolean;
};
