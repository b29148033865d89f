import type { Printed } from '../../kernel/printed.ts';
import type { Box, Month, Power, ScenarioId, Term, Time, Zone } from './pack-lists.ts';

export type ZoneOfStatus = {
  readonly id: Zone;
  /** What each box gives, from box 1 (8.1). */
  readonly victoryPoints: readonly number[];
  /** Added to the die for control of minor countries (4.6.2). */
  readonly controlModifier: number;
  /** Steps in each economic phase (8.6). */
  readonly drift: number;
  /** Up to this die half of an income is lost, a minor country defects (10.5.2). */
  readonly economicLossUpTo: number;
  readonly defectionUpTo: number;
};
export type CampaignStart = { readonly campaign: 'I' | 'II' | 'III'; readonly power: Power; readonly box: Box };

export type PeaceTerm = {
  readonly id: Term;
  readonly name: Printed;
  /** What the loser who has chosen this is spared (4.4.3). */
  readonly cancels: readonly Term[];
  /** What nobody may choose beside it (4.4.5). */
  readonly excludes: readonly Term[];
  /** It takes effect if every victor has chosen it (C.6). */
  readonly byAllVictors: boolean;
  readonly figures: { readonly [figure: string]: number };
};
export type Peace = {
  readonly terms: readonly PeaceTerm[];
  readonly term: { readonly [T in Term]: PeaceTerm };
  readonly conditional: { readonly ofLoser: number; readonly ofVictor: number };
  readonly unconditional: { readonly ofVictor: number };
  readonly enforcedPeaceMonths: number;
  readonly enforcedAfterInformalMonths: number;
  readonly newAllianceMonths: number;
};

export type Price = { readonly money: number; readonly manpower: number; readonly months: number };

export type CalendarMonth = {
  readonly id: Month;
  readonly winter: boolean;
  readonly economic: boolean;
  readonly levy: boolean;
};
/** The whole war, or its first three years (14), or a scenario for two (13). */
export type CampaignId = 'grand' | 'short' | ScenarioId;
export type Calendar = {
  readonly months: readonly CalendarMonth[];
  readonly campaigns: readonly { readonly id: CampaignId; readonly first: Time; readonly last: Time }[];
  readonly prussiaReforms: Time;
};

/** Who goes when (3); the choosers name their place in the order. */
export type Sequence = {
  readonly minorControl: readonly Power[];
  readonly navalReinforcement: readonly Power[];
  readonly landReinforcement: readonly Power[];
  readonly naval: readonly Power[];
  readonly navalChooser: Power;
  readonly land: readonly Power[];
  readonly landChooser: Power;
};

export type Manipulation = {
  readonly setting: number;
  readonly points: number;
  readonly moneyPercent: number;
  readonly manpowerPercent: number;
};
export type Economy = {
  readonly maintenance: { readonly corps: number; readonly fleet: number; readonly depot: number };
  readonly freeStateMultiplier: number;
  /** Great Britain may turn one in this many victory points against an enemy (8.1.2). */
  readonly britishTransferDivisor: number;
  readonly colonialTrade: { readonly power: Power; readonly money: number };
  readonly gold: { readonly power: Power; readonly money: number };
  /** The die up to which stopping American trade brings war with the United States. */
  readonly americanWarOn: number;
  /** What is left of an income that is lost in part (10.5.2): one in this many. */
  readonly lossDivisor: number;
  /** Added to the die for control by a power at war with a declarer (4.6.2). */
  readonly atWarControlModifier: number;
  readonly manipulation: { readonly months: number; readonly settings: readonly Manipulation[] };
};

/** Room in cities and depots, how far reinforcements reach, and what marches cost (5.2.2, 7.2.3, 7.3). */
export type Limits = {
  readonly cityFactorsPerSpire: number;
  readonly depotFactors: number;
  readonly chainGapAreas: number;
  readonly chainDepots: number;
  readonly militiaChainDepots: number;
  /** What a forced march adds (7.3.1.2). */
  readonly forcedMarchPoints: number;
  /** To enter an area, and one of marsh or mountains (7.3.1.3). */
  readonly areaPoints: number;
  readonly roughAreaPoints: number;
  /** More over a river to enemy corps, and over an arrow (7.3.1.3.2, 7.3.1.3.3). */
  readonly riverPoints: number;
  readonly arrowPoints: number;
};

/** Foraging, supply by depots and siege supply (7.4). Prices are in halves of a money point. */
export type Supply = {
  readonly forage: {
    readonly dieFaces: number;
    readonly eachOtherCorps: number;
    /** The most that other corps add to the die. */
    readonly otherCorpsMost: number;
    readonly eachUnusedPoint: number;
    readonly forcedMarch: number;
    readonly winter: number;
    readonly ownTerritory: number;
  };
  readonly depot: {
    /** So many areas on, a depot still supplies. */
    readonly farthestAreas: number;
    /** In the depot's own area. */
    readonly halvesBesideDepot: number;
    readonly halvesEachArea: number;
    readonly halvesFromFleet: number;
    readonly halvesInBesiegedPort: number;
    readonly halvesInBesiegedPortFromFleet: number;
    readonly winterMultiplier: number;
  };
  /** What a besieged city feeds: the die that is above it costs factors (7.4.5). */
  readonly siege: {
    readonly dieFaces: number;
    readonly base: number;
    readonly eachSpire: number;
    readonly capital: number;
  };
};
