import type { Access } from './access/access.ts';
import type { BattlePlan } from './battle/plan.ts';
import type { CampaignId } from './chart-types.ts';
import type { PurchaseOrder } from './economy/price-purchases.ts';
import type { LandTurn } from './land/land-turn.ts';
import type { March } from './land/march.ts';
import type { NavalState } from './naval/naval-state.ts';
import type { StandingOrders } from './orders/standing-orders.ts';
import type {
  AreaId,
  CorpsId,
  FleetId,
  Irregular,
  LeaderId,
  MinorId,
  Owner,
  PointEvent,
  Power,
  ProvinceId,
  Purchase,
  SeaId,
  Troop,
} from './pack-lists.ts';
import type { ReinforcementOrder } from './reinforcement/reinforcement-order.ts';
import type { SupplyOrders } from './supply/supply-orders.ts';

/** Months since the campaign's first one, which is 0. */
export type MonthNumber = number;

/** A line of the account of political points: when, why, how many squares, and where the marker stood then. */
export type AccountLine = {
  month: MonthNumber;
  for: PointEvent | 'drift' | 'manipulation' | 'correction';
  /** Whom it was about. */
  with?: Owner | undefined;
  points: number;
  /** The square after it: at either end of the display the marker stays. */
  square: number;
};

export type PowerState = {
  /** `nobody`: a power without a player (14.3). `gone`: the final peace removed it (4.4.8). */
  played: 'seat' | 'nobody' | 'gone';
  /** Of one that nobody plays: who answers for it (14.3). Left out: it is neutral. */
  controller?: Power;
  /** The square of the political status display, counted from 0 at the end of Fiasco. */
  square: number;
  /** Below 0 while a bid is not made good (14.2). */
  victoryPoints: number;
  goal: number;
  money: number;
  manpower: number;
  account: AccountLine[];
  /** The setting of economic manipulation whose income is still to come (8.4). */
  manipulation: number;
  /** Whose domestic trade it refuses (8.2.1.2.1): Great Britain's, or as Great Britain anybody's. */
  refusesTradeWith?: Power[];
};

/** What lies between two powers, by their ids in the alphabet's order, as `pairOf` has it. */
export type Relation = {
  /**
   * Who declared it; both, where they declared on each other at once (4.3). `called`: who came in at the call of an
   * ally, and so after all who declared war in that month (4.4.5.2).
   */
  war?: { since: MonthNumber; aggressors: Power[]; called?: Power };
  alliance?: { since: MonthNumber };
  /** B.5. */
  marriage?: true;
  /** Neither may declare war on the other before this month (4.4.6.3); a longer one holds for a loser alone. */
  enforcedUntil?: { [P in Power]?: MonthNumber };
  /** No new alliance before this month (4.5). */
  noAllianceUntil?: MonthNumber;
};

/** A minor country: whose it is, and what it has of its own as a free state (8.2.3). */
export type MinorState =
  | { status: 'neutral' }
  | { status: 'conquered'; controller: Power }
  | { status: 'free'; controller: Power; money: number; manpower: number };

export type FactorsOf = { [T in Troop]?: number };

/**
 * A corps on the map. Its strength is known to whoever commands it alone (2.4.2). One that is besieged is in the city;
 * one that is not may be in it too (7.3.3.3.2), and its area is open to others then (7.3.7.1).
 */
export type CorpsState = { area: AreaId; factors: FactorsOf; besieged?: true; inCity?: true };

/** A corps on a fleet: from the naval step of its power to its land step in the same month (6.2.5). */
export type AboardState = { fleet: FleetId; factors: FactorsOf };

/** Where a fleet is: in a port, in its blockade box, or at sea. */
export type FleetPlace = { in: 'port' | 'box'; area: AreaId } | { in: 'sea'; sea: SeaId };
export type FleetState = {
  at: FleetPlace;
  ships: number;
  /** It carries a depot for invasion supply (7.2.4). */
  depot?: true;
};

export type Garrison = { nation: Owner; infantry: number; militia: number; besieged?: true };
export type Depot = {
  power: Power;
  garrison?: Garrison;
  /** The month in which it was placed: others are not placed by it before the next one (7.2.3). */
  placed?: MonthNumber;
};

/** With a corps or a fleet, beside the map, a prisoner, or not to come back (C.6, leaving months). */
export type LeaderState =
  | { is: 'with'; unit: CorpsId | FleetId }
  | { is: 'beside' }
  | { is: 'captured'; by: Power }
  | { is: 'gone' };

/** A corps that B.4 lends to a victor. */
export type Loan = { corps: CorpsId; from: Power; to: Power; until: MonthNumber };

/** Bought or returned, on its way to the next reinforcement phase at or after `month` (5, 8.5). */
export type Arrival = {
  nation: Owner;
  /** Who places it. */
  power: Power;
  month: MonthNumber;
} & ( // Feudal troops come back as prisoners that are exchanged (4.4.6.1).
  | {
      what: Exclude<Purchase, 'depot' | 'fleet' | 'infantry_corps' | 'other_corps'> | Troop;
      number: number;
      port?: AreaId;
    }
  | Counter
);
type Counter = { what: 'counter'; id: CorpsId | FleetId };

/** Cossacks, freikorps or guerrillas in an area; so many of them garrison its city, and its depot (7.3.3.3.1). */
export type IrregularsState = { kind: Irregular; power: Power; number: number; inCity?: number; atDepot?: number };

/** Declared and still to be fought: the two forces of an area (7.3.8.7). */
export type Attack = { area: AreaId; attackers: Power[]; defenders: Owner[] };

/** The phases of a month in which powers decide something (3). */
export const PHASES = ['politics', 'reinforcement', 'naval', 'land', 'economy'] as const;
export type Phase = (typeof PHASES)[number];

/** 8.1: somebody has what their campaign asks of them, or the last month is over. */
export type Ending = {
  /** 13: by a scenario's objectives, after its last month or with a decisive number, or by the enemy's army lost. */
  readonly how: 'goal' | 'last_month' | 'objectives' | 'decisive' | 'army_lost';
  readonly winners: readonly Power[];
};

/** What a formal peace lays on its loser (`from`) for some time, for the good of a victor (4.4, list B and C). */
export type Treaty = { from: Power; to: Power } & (
  | {
      term: 'B.3' | 'C.3';
      /** One in so many of the home tax is paid in each economic phase, so many times more. */
      divisor: number;
      left: number;
    }
  | { term: 'B.6' | 'C.5' | 'C.7'; until: MonthNumber }
);

export type Prisoners = { of: Owner; by: Power; factors: FactorsOf };

/** Allies who move together in one phase of this month (4.9). */
export type CombinedMovement = { month: MonthNumber; phase: 'naval' | 'land'; powers: Power[] };

/** A campaign. Steps change it in place. What is by id is an object, so that an entry copies only what it touches. */
export type State = {
  campaign: CampaignId;
  month: MonthNumber;
  phase: Phase;
  powers: { [P in Power]: PowerState };
  relations: { [pair: string]: Relation };
  minors: { [id: MinorId]: MinorState };
  /** The members of each new political combination (11). It is a free state of its own among `minors`. */
  combinations: { [id: MinorId]: ProvinceId[] };
  /** Powers at war with a minor country, in the order in which they declared. */
  minorWars: { [id: MinorId]: Power[] };
  /** Home provinces that belong to another power than the map says. */
  ceded: { [id: ProvinceId]: Power };
  corps: { [id: CorpsId]: CorpsState };
  loans: Loan[];
  treaties: Treaty[];
  fleets: { [id: FleetId]: FleetState };
  garrisons: { [area: AreaId]: Garrison };
  depots: { [area: AreaId]: Depot };
  /** Inside a besieged port, where an enemy's may stand in the area as well (7.2.2.2). */
  portDepots?: { [area: AreaId]: Power };
  irregulars: { [area: AreaId]: IrregularsState[] };
  /** Corps at sea and in ports, on fleets. */
  aboard?: { [id: CorpsId]: AboardState };
  /** Whose turn in the naval or land phase that goes on has not come; undefined before their order is known. */
  toMove?: Power[];
  /** Undefined outside of a naval phase. */
  naval?: NavalState;
  /** What each corps did in the land step of its power that is going on: its supply is judged by it (7.4). */
  marches?: { [id: CorpsId]: March };
  /** Of the power whose land step it is. Hidden. */
  landTurn?: LandTurn;
  /** What each power ordered for the supply step of its land turn that is going on (7.4). Hidden. */
  supplyOrders?: { [P in Power]?: SupplyOrders };
  attacks?: Attack[];
  /** Corps that have fought in this turn: they come to no other battle (7.5.2.8), and hunt no guerrillas (10.1.1). */
  fought?: CorpsId[];
  /** What powers have ordered for the battles of this turn, by area (7.5.2). Hidden. */
  battlePlans?: { [area: AreaId]: { [P in Power]?: BattlePlan } };
  /** Who besieges the city of an area (7.3.7.1). */
  sieges?: { [area: AreaId]: Power[] };
  /** Since which month a city has been besieged, once its siege has come to a siege step (7.5.4). */
  siegesSince?: { [area: AreaId]: MonthNumber };
  /**
   * What besieged powers have said beforehand for a turn later in this month, by the fields of its question (7.5.4).
   * Hidden, and forgotten with the last land turn of the month.
   */
  siegesAhead?: { [P in Power]?: { [field: string]: string } };
  /** Since which month an enemy holds the capital of a land that can be conquered (7.7). */
  capitalsHeld?: { [land: ProvinceId | MinorId]: { by: Power; since: MonthNumber } };
  /** Whom each power lets into its land, ports and straits (10.3). Open to all. */
  access?: { [granter in Power]?: Access[] };
  leaders: { [id: LeaderId]: LeaderState };
  prisoners: Prisoners[];
  arrivals: Arrival[];
  combinedMovements: CombinedMovement[];
  /** Whose American trade Great Britain stops, and whether the United States make war on it for that (8.2.1.2.2). */
  american?: { stopped: Power[]; war?: true };
  /** Who holds the Holy Roman Empire (10.8); undefined once it is dissolved. */
  holyRomanEmpire: Power | undefined;
  /** Hidden. */
  standing: { [P in Power]?: StandingOrders };
  /** Hidden: what powers ordered for their next reinforcement step though nothing comes (5). */
  reinforcementOrders: { [P in Power]?: ReinforcementOrder[] };
  /** What each power bought in its last budget (8.5). Hidden. */
  lastPurchases?: { [P in Power]?: readonly PurchaseOrder[] };
  /** 11.7: who is dominant, where the table counts lands. */
  dominant?: Power[];
  /** 13: which of a scenario's dated corps wait, since a side has as many as it may. */
  late?: { [P in Power]?: number[] };
  /** 12.2.1: the table plays with them. */
  optionalArrows?: true;
  /** 12.1.2: ships are built in ports that are named. */
  shipyards?: true;
  /** 12.2.3: the table plays with stacks of fleets that are slower. */
  slowStacks?: true;
  /** Undefined while the campaign goes on. */
  ending?: Ending;
};
