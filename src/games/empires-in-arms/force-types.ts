import type { Printed } from '../../kernel/printed.ts';
import type { CampaignId } from './chart-types.ts';
import type {
  AreaId,
  CorpsId,
  CorpsSymbol,
  CounterKind,
  FleetId,
  Irregular,
  LeaderId,
  MinorId,
  Owner,
  Power,
  ProvinceId,
  Time,
  Troop,
} from './pack-lists.ts';

export type Morale = {
  readonly infantry: number;
  readonly cavalry: number;
  readonly militia: number;
  readonly guard: number;
  readonly feudalInfantry?: number | undefined;
  readonly feudalCavalry?: number | undefined;
};
export type Ratings = { readonly strategic: number; readonly tactical: number };

export type Nation = {
  readonly id: Power;
  readonly name: Printed;
  readonly capital: AreaId;
  /** What its home provinces give together (8.2). */
  readonly money: number;
  readonly manpower: number;
  /** While it is not dominant, and while it is (11.7, 11.8). */
  readonly morale: Morale;
  readonly moraleDominant: Morale;
  /** Dominant at the start of a campaign. */
  readonly dominant: boolean;
  /** Of corps without a leader; Prussia has others from 1810. */
  readonly ratings: Ratings;
  readonly ratings1810: Ratings;
  /** It may keep manpower from one economic phase to the next (8.2.2). */
  readonly savesManpower: boolean;
};

export type MinorMorale = {
  readonly country: MinorId;
  readonly when: 'always' | 'trained_by_great_britain' | 'ottoman_empire';
  readonly infantry: number;
  readonly cavalry: number;
};

export type Corps = {
  readonly id: CorpsId;
  readonly name: Printed;
  readonly nation: Owner;
  readonly symbol: CorpsSymbol;
  readonly movement: number;
  /** Where France controls it, and it is a corps of a minor country (7.3.1.1). */
  readonly movementUnderFrance: number;
  /** The most factors; troops of one entry share it. */
  readonly capacity: readonly { readonly troops: readonly Troop[]; readonly most: number }[];
  /** The home province of a feudal corps (10.1.3). */
  readonly province: ProvinceId | undefined;
};

export type Fleet = {
  readonly id: FleetId;
  readonly name: Printed;
  readonly nation: Owner;
  readonly movement: number;
  /** The most ships. */
  readonly ships: number;
};

export type Counter = {
  readonly kind: CounterKind;
  readonly nation: Power;
  /** Null: as many as are wanted. */
  readonly most: number | null;
};
/** What a December brings by itself (8.10). */
export type Levy = {
  readonly kind: Irregular;
  readonly nation: Power;
  readonly yearly: number;
  readonly each: 'province' | 'nation';
};

export type LeaderRatings = Ratings & {
  /** How many corps this leader leads without loss (7.5.2). */
  readonly tacticalMax: number;
  readonly seniority: 'A' | 'B' | 'C' | 'D';
};
export type Leader = {
  readonly id: LeaderId;
  readonly name: Printed;
  readonly nation: Power;
  readonly arrives: Time;
  /** The month from which the leader is gone; null: never. */
  readonly leaves: Time | null;
} & ({ readonly kind: 'land'; readonly ratings: LeaderRatings } | { readonly kind: 'naval' });

export type Factors = { readonly [T in Troop]?: number | undefined };
export type PowerSetup = {
  readonly power: Power;
  readonly money: number;
  readonly corps: readonly { readonly corps: CorpsId; readonly area: AreaId; readonly factors: Factors }[];
  readonly garrisons: readonly {
    readonly area: AreaId;
    readonly troops: 'infantry' | 'militia';
    readonly factors: number;
  }[];
  readonly depots: readonly { readonly area: AreaId }[];
  readonly irregulars: readonly { readonly kind: Irregular; readonly area: AreaId }[];
  readonly fleets: readonly { readonly fleet: FleetId; readonly area: AreaId; readonly ships: number }[];
  /** With a corps; with a fleet, who is naval. */
  readonly leaders: readonly { readonly leader: LeaderId; readonly with: CorpsId | FleetId }[];
};
export type Setup = {
  readonly wars: readonly (readonly [Power, Power])[];
  readonly alliances: readonly (readonly [Power, Power])[];
  readonly holyRomanEmpire: Power;
  readonly goals: readonly { readonly campaign: CampaignId; readonly power: Power; readonly points: number }[];
  readonly powers: readonly PowerSetup[];
};
