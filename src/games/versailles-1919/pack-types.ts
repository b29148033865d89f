import type { z } from 'zod';
import type { Printed } from '../../kernel/printed.ts';
import type { Effect } from './effect.ts';
import type { ConditionFile, LengthFile, PackFile } from './pack/pack-schema.ts';
import type { countedToken, kind, nation, region, token } from './pack/value-schemas.ts';

/** Everybody with a marker on the happiness track. */
export type NationId = z.infer<typeof nation>;
/** The nations that can be played; also the seats' ids where a player runs one nation. */
export type FactionId = Exclude<NationId, 'jp'>;
/** The regions with a track (1.6). */
export type RegionId = z.infer<typeof region>;
/** What an issue belongs to; `end` is the end card alone. */
export type Kind = z.infer<typeof kind>;
export type Token = z.infer<typeof token>;
/** What a card may count: one kind of token, or all of its flags. */
export type CountedToken = z.infer<typeof countedToken>;

export type IssueId = string;
export type EventId = string;
export type StrategyId = string;
export type OptionId = string;

export type IssueOption = { readonly id: OptionId; readonly label: Printed; readonly effects: readonly Effect[] };

export type Issue = {
  readonly id: IssueId;
  readonly number: number;
  readonly name: Printed;
  readonly kind: Kind;
  readonly vp: number;
  /** Units cannot be bid for it (10.4c). */
  readonly noMilitary: boolean;
  /** None on the end card only. */
  readonly options: readonly IssueOption[];
};

/** A half of an event card. */
export type EventPart = {
  readonly effect: Effect;
  /** What it does instead where a table option says so: two sources disagree. */
  readonly otherwise: { readonly option: string; readonly value: string; readonly effect: Effect } | undefined;
};

export type EventCard = {
  readonly id: EventId;
  readonly number: number;
  readonly name: Printed;
  /** A cube may be put on it when it comes to the Table (5.3, step 3). */
  readonly icon: boolean;
  readonly crisis: EventPart & { readonly label: Printed };
  readonly conference: EventPart & { readonly optional: boolean };
};

/** What a strategy card counts: pack/pack-schema.ts says what each kind means. */
export type Condition = Readonly<ConditionFile>;

export type Strategy = {
  readonly id: StrategyId;
  readonly number: number;
  readonly name: Printed;
  readonly conditions: readonly Condition[];
};

/** A column of the region tracks (7.2). */
export type Column = {
  /** An uprising on this number or more; undefined for X. */
  readonly uprising: number | undefined;
  /** What a unit that arrives there costs and gives; undefined where none can go. */
  readonly deploy: { readonly happiness: number; readonly recover: number } | undefined;
  /** How much a unit there may change the roll by, either way. */
  readonly modifier: number;
  /** What a unit there counts in a bid. */
  readonly strength: number;
};

export type LengthId = keyof PackFile['figures']['lengths'];
export type Length = Readonly<LengthFile['value']>;

/** The printed figures that are on no card and no track. */
export type Figures = {
  /** Influence cubes and units of each nation (1.2). */
  readonly cubes: number;
  readonly units: number;
  readonly happinessMax: number;
  readonly unplayedHappiness: number;
  /** A nation signs the treaty from this happiness on (11.3). */
  readonly signsAt: number;
  /** 9.1, from the highest zone down. */
  readonly zones: readonly { readonly from: number; readonly units: number }[];
  readonly reclaim: number;
  /** What the 1st, 2nd, ... card of the discard pile costs (5.3, step 4). */
  readonly discardPrices: readonly number[];
  readonly tableIssues: number;
  readonly waitingIssues: number;
  readonly waitingEvents: number;
  readonly firstDiscards: number;
  readonly drawnIssues: number;
  readonly lengths: { readonly [L in LengthId]: Length };
  /** Strategy cards beyond one for each player (2.7). */
  readonly spareStrategies: number;
  readonly kegLastColumn: number;
  /** The boxes with room for one unit, best first, and the last one (8.6). */
  readonly demobilize: {
    readonly twoOrThree: readonly number[];
    readonly four: readonly number[];
    readonly last: number;
  };
  /** By rank (14.4). */
  readonly happinessVp: {
    readonly two: readonly number[];
    readonly three: readonly number[];
    readonly four: readonly number[];
  };
  readonly atZeroVp: number;
  readonly flagVp: number;
  /** Happiness for each unit in a bid that wins (10.4e). */
  readonly unitPrice: number;
  /** Where an effect on the settled issue's region goes if that has no track. */
  readonly regionOfTheRest: RegionId;
  /** Section 16. */
  readonly solitaire: {
    readonly waitingIssues: number;
    /** What adds to a faction's strength, on whosever issue it lies (16.2). */
    readonly tokens: { readonly [F in 'uk' | 'fr' | 'us']: readonly Token[] };
    /**
     * Bots deploy where the unrest is in this column or right of it, in the first of these columns that will do (16.7).
     */
    readonly deployFromUnrest: number;
    readonly deployColumns: readonly number[];
    /** Bots demobilize this close to a mutiny, into a box of at least that number (16.7). */
    readonly mutinyWithin: number;
    readonly demobilizeBox: number;
    /** Units that a bot bids, by how many it has mobilized, from none on (16.11). */
    readonly bidUnits: readonly number[];
  };
};

/** All that is printed. */
export type Pack = {
  readonly figures: Figures;
  /** Column 1 first. */
  readonly columns: readonly Column[];
  /** From top to bottom; `number` is what the die must show (7.5). */
  readonly regions: readonly { readonly id: RegionId; readonly number: number }[];
  /** In the pack's order. */
  readonly issues: readonly IssueId[];
  readonly issue: { readonly [id: IssueId]: Issue };
  readonly endCard: IssueId;
  readonly events: readonly EventId[];
  readonly event: { readonly [id: EventId]: EventCard };
  readonly strategies: readonly StrategyId[];
  readonly strategy: { readonly [id: StrategyId]: Strategy };
  /** Some value is not the printed one. */
  readonly unofficial: boolean;
};
