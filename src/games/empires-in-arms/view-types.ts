import type { Viewer } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import type { Printed } from '../../kernel/printed.ts';
import type { AccessView } from './access/access-view.ts';
import type { CampaignId } from './chart-types.ts';
import type { YardView } from './economy/yards.ts';
import type { Corps } from './force-types.ts';
import type { AreaId, CorpsId, FleetId, LeaderId, MinorId, Owner, Power, Time, Zone } from './pack-lists.ts';
import type { ScenarioView } from './scenarios/scenario-view.ts';
import type {
  AccountLine,
  Arrival,
  Attack,
  CombinedMovement,
  Depot,
  Ending,
  FactorsOf,
  FleetPlace,
  Garrison,
  LeaderState,
  Loan,
  MinorState,
  MonthNumber,
  Phase,
  PowerState,
  Prisoners,
  State,
  Treaty,
} from './state.ts';
import type { SupplyForecast } from './supply/forecast-supply.ts';

/** A power as everybody knows it. */
export type PowerView = {
  readonly id: Power;
  readonly played: PowerState['played'];
  /** Who answers for it, where nobody plays it (14.3). */
  readonly controller: Power | undefined;
  readonly square: number;
  readonly zone: Zone;
  /** The number of its box in the zone. */
  readonly box: number;
  /** What the box gives in the next economic phase (8.1). */
  readonly gives: number;
  readonly victoryPoints: number;
  readonly goal: number;
  /** Of the last twelve months. */
  readonly account: readonly Readonly<AccountLine>[];
};

/** What a power keeps to itself: its own player and moderators see it. */
export type TreasuryView = {
  readonly power: Power;
  readonly money: number;
  readonly manpower: number;
  readonly manipulation: number;
  /** The soonest first. */
  readonly arrivals: readonly ArrivalView[];
  readonly freeStates: readonly {
    readonly minor: MinorId;
    readonly name: Message;
    readonly money: number;
    readonly manpower: number;
  }[];
  /** Whose domestic trade it refuses at the next collection (8.2.1.2.1). */
  readonly refusesTradeWith: readonly Power[];
  /** Whose American trade it stops then; only Great Britain can (8.2.1.2.2). */
  readonly stopsAmericanTrade: readonly Power[];
  /** Its standing orders, a line each. */
  readonly orders: readonly Message[];
};

/** How a power's supply stands (7.2, 7.4): its own player and moderators see it. */
export type SupplyView = {
  readonly power: Power;
  /** Its depots in valid chains, and those that are cut off. */
  readonly chained: readonly AreaId[];
  readonly cut: readonly AreaId[];
  /** What each corps that is not besieged would cost where it stands now. */
  readonly corps: readonly (SupplyForecast & { readonly id: CorpsId })[];
  /** The money that next month would take if nobody marched. */
  readonly nextMonth: number;
  /** Fleets that next month lie beyond the ice line (6.2.1.4). */
  readonly frozen: readonly { readonly id: FleetId; readonly name: Printed }[];
};

/** What is on its way, and when it comes; a counter has a name. */
export type ArrivalView = Readonly<Arrival> & {
  readonly time: Time;
  readonly of: Message;
  readonly name: Printed | undefined;
};

/** A corps as whoever commands it sees it. */
export type OwnCorpsView = {
  readonly id: CorpsId;
  readonly name: Printed;
  readonly nation: Owner;
  readonly commander: Power;
  readonly area: AreaId;
  readonly factors: Readonly<FactorsOf>;
  readonly capacity: Corps['capacity'];
  readonly besieged: boolean;
  /** In the city of its area, besieged or not (7.3.3.3.2). */
  readonly inCity: boolean;
};

/** The backs of corps: whose they are, where, whether in a besieged city, and how many (2.4.2). */
export type BacksView = {
  readonly area: AreaId;
  readonly nation: Owner;
  readonly of: Message;
  readonly commander: Power;
  readonly besieged: boolean;
  readonly inCity: boolean;
  readonly number: number;
};

/** A corps on a fleet as whoever commands it sees it (6.2.5). */
export type AboardView = Omit<OwnCorpsView, 'area' | 'besieged' | 'inCity'> & { readonly fleet: FleetId };

/** The backs of corps with the fleets in a place. */
export type BacksAboardView = Omit<BacksView, 'area' | 'besieged' | 'inCity'> & { readonly at: Readonly<FleetPlace> };

export type FleetView = {
  readonly id: FleetId;
  readonly name: Printed;
  readonly nation: Owner;
  readonly commander: Power;
  readonly at: Readonly<FleetPlace>;
  readonly ships: number;
  /** It carries a depot (7.2.4). */
  readonly depot: boolean;
  /** The most it holds. */
  readonly room: number;
};

/** Where a leader is; with a corps that the viewer does not know, the area. */
export type LeaderView = {
  readonly id: LeaderId;
  readonly name: Printed;
  readonly nation: Power;
  readonly is: LeaderState['is'];
  readonly area: AreaId | undefined;
  readonly fleet: FleetId | undefined;
  readonly by: Power | undefined;
};

/** What lies between two powers just now. */
export type RelationView = {
  readonly between: readonly [Power, Power];
  readonly war: { readonly since: Time; readonly aggressors: readonly Power[] } | undefined;
  readonly allied: boolean;
  readonly married: boolean;
  /** Who may not declare war on the other, and before which month (4.4.6.3). */
  readonly peace: readonly { readonly power: Power; readonly until: Time }[];
  /** Before this month they make no new alliance (4.5). */
  readonly noAllianceUntil: Time | undefined;
};

/** What a formal peace still lays on a loser (4.4). */
export type TreatyView = {
  readonly from: Power;
  readonly to: Power;
  readonly term: Treaty['term'];
  readonly name: Printed;
  readonly lasts: { readonly until: Time } | { readonly payments: number };
};

/** The squares of the political status display (2.4.3): the victory points of each box, by zones from the worst on. */
export type DisplayView = readonly { readonly zone: Zone; readonly gives: readonly number[] }[];

export type PrisonersView = Readonly<Prisoners> & { readonly ofName: Message };
export type LoanView = Readonly<Loan> & { readonly name: Printed; readonly time: Time };
export type GarrisonView = Readonly<Garrison> & {
  readonly area: AreaId;
  readonly of: Message;
  readonly commander: Power;
};

export type MinorView = {
  readonly id: MinorId;
  readonly name: Printed;
  readonly capital: AreaId;
  readonly status: MinorState['status'];
  readonly controller: Power | undefined;
  readonly enemies: readonly Power[];
};

export type View = {
  readonly viewer: Viewer;
  readonly campaign: CampaignId;
  readonly month: MonthNumber;
  readonly time: Time;
  readonly phase: Phase;
  /** What is played for where it is no campaign (13). */
  readonly scenario: ScenarioView | undefined;
  readonly display: DisplayView;
  readonly powers: readonly PowerView[];
  /** Whose troops have the better morale (11.7). */
  readonly dominant: readonly Power[];
  /** Of pairs between which anything lies. */
  readonly relations: readonly RelationView[];
  readonly treaties: readonly TreatyView[];
  readonly access: readonly AccessView[];
  readonly minors: readonly MinorView[];
  readonly combinations: readonly {
    readonly id: MinorId;
    readonly name: Printed;
    readonly controller: Power;
    readonly members: readonly Printed[];
  }[];
  readonly ceded: readonly { readonly name: Printed; readonly from: Power; readonly to: Power }[];
  /** Allies who move together in this month (4.9). */
  readonly combinedMovements: readonly Readonly<CombinedMovement>[];
  /** The United States are at war with Great Britain (8.2.1.2.2). */
  readonly americanWar: boolean;
  /** The power that holds an area, itself or by a minor country that it controls; neutral areas are left out. */
  readonly held: { readonly [area: AreaId]: Power };
  /** The viewer's; a moderator sees everybody's. */
  readonly treasuries: readonly TreasuryView[];
  /** The same; nobody's where nobody marches. */
  readonly supply: readonly SupplyView[];
  readonly corps: readonly OwnCorpsView[];
  readonly backs: readonly BacksView[];
  readonly aboard: readonly AboardView[];
  readonly backsAboard: readonly BacksAboardView[];
  readonly fleets: readonly FleetView[];
  /** In a naval phase the place that its choosing power took, and who is in phase (6.1). */
  readonly naval: { readonly place: number; readonly powers: readonly Power[] } | undefined;
  readonly garrisons: readonly GarrisonView[];
  readonly depots: readonly (Readonly<Depot> & { readonly area: AreaId })[];
  /** Inside besieged ports (7.2.2.2). */
  readonly portDepots: readonly { readonly area: AreaId; readonly power: Power }[];
  readonly irregulars: Readonly<State['irregulars']>;
  /** Who besieges which city, and who attacks whom in this turn. */
  readonly sieges: Readonly<NonNullable<State['sieges']>>;
  /** Capitals that an enemy holds, and since when: their lands are about to be conquered (7.7). */
  readonly capitalsHeld: readonly { readonly area: AreaId; readonly by: Power; readonly since: Time }[];
  /** 12.1.2: ships that are being built, or wait to be assigned, port by port. */
  readonly yards: readonly YardView[];
  readonly attacks: readonly Readonly<Attack>[];
  readonly leaders: readonly LeaderView[];
  /** Of the viewer's nations, and those that the viewer holds. */
  readonly prisoners: readonly PrisonersView[];
  readonly loans: readonly LoanView[];
  readonly holyRomanEmpire: Power | undefined;
  readonly ending: Ending | undefined;
};
