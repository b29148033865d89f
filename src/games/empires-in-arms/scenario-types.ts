import type { Printed } from '../../kernel/printed.ts';
import type { Factors, PowerSetup } from './force-types.ts';
import type { MinorStatus } from './map-types.ts';
import type { AreaId, CorpsId, LeaderId, MinorId, Owner, Power, ProvinceId, ScenarioId, Time } from './pack-lists.ts';

/** What comes to a side in a month, at a place that the scenario names (5.2.1.1, 5.2.2.1). */
export type Dated = { readonly month: Time; readonly area: AreaId; readonly factors: Factors } & (
  | { readonly what: 'corps'; readonly corps: CorpsId; readonly leader?: LeaderId | undefined }
  | { readonly what: 'factors'; readonly nation: Owner }
);

/** One of the two sides of a scenario (13). */
export type ScenarioSide = Pick<PowerSetup, 'power' | 'money' | 'corps' | 'garrisons' | 'depots' | 'leaders'> & {
  /** The money that comes every month after the first (5.2.5). */
  readonly income: number;
  /** No more corps than these come to the map. */
  readonly mostCorps: number;
  /** With fewer factors in its corps at the end of a month it has lost. */
  readonly armyLeast: number;
  /** With so many points at the end of a month it has won; its enemy's number is another. */
  readonly decisive: number;
  readonly reinforcements: readonly Dated[];
};

/** Two sides in one campaign of history (13): no politics, no fleets, no economy. */
export type Scenario = {
  readonly id: ScenarioId;
  readonly name: Printed;
  readonly first: Time;
  readonly last: Time;
  /** Who holds which minor country; those that are not named are neutral. */
  readonly minors: readonly { readonly minor: MinorId; readonly status: MinorStatus }[];
  /** Home provinces that others hold. */
  readonly ceded: readonly { readonly province: ProvinceId; readonly to: Power }[];
  /** New political combinations that there are (11). */
  readonly combinations: readonly {
    readonly combination: MinorId;
    readonly by: Power;
    readonly members: readonly (ProvinceId | MinorId)[];
  }[];
  /** Who moves first, who attacks, and then the other. */
  readonly sides: readonly [ScenarioSide, ScenarioSide];
  /** Cities and what they are worth to whoever controls them (10.3.2). */
  readonly objectives: readonly { readonly area: AreaId; readonly points: number }[];
  /** The points with which who attacks has won after the last month; else the other has. */
  readonly needed: number;
};
