import type {
  AreaId,
  CorpsId,
  FleetId,
  Irregular,
  LeaderId,
  MinorId,
  Owner,
  Power,
  Time,
  Troop,
} from '../pack-lists.ts';
import type { FactorsOf, FleetPlace, LeaderState } from '../state.ts';

/** What of the pieces, purses and truces a moderator put right. */
export type PieceFact =
  /** Without a place it is off the map. */
  | {
      readonly type: 'corrected-fleet';
      readonly fleet: FleetId;
      readonly to: Readonly<FleetPlace> | undefined;
      readonly ships: number;
    }
  /** Which corps it is, and how strong, is told to whoever commands it alone. */
  | {
      readonly type: 'corrected-factors';
      readonly corps: CorpsId;
      readonly nation: Owner;
      readonly by: Power | undefined;
      readonly area: AreaId;
      readonly factors: Readonly<FactorsOf>;
    }
  | {
      readonly type: 'corrected-garrison';
      readonly area: AreaId;
      readonly nation: Owner;
      readonly infantry: number;
      readonly militia: number;
    }
  | { readonly type: 'corrected-depot'; readonly area: AreaId; readonly to: Power | undefined }
  /** Which corps they lead is told to their power alone; the place is open to all. */
  | {
      readonly type: 'corrected-leader';
      readonly leader: LeaderId;
      readonly now: Readonly<LeaderState>;
      readonly area: AreaId | undefined;
      readonly at: Readonly<FleetPlace> | undefined;
    }
  | {
      readonly type: 'corrected-irregulars';
      readonly area: AreaId;
      readonly kind: Irregular;
      readonly power: Power;
      readonly number: number;
    }
  /** How many is told to the two whom it concerns. */
  | {
      readonly type: 'corrected-prisoners';
      readonly of: Owner;
      readonly by: Power;
      readonly owner: Power | undefined;
      readonly troop: Troop;
      readonly number: number;
    }
  /** The first of the two may not declare war on the other before then; without a time it may. */
  | {
      readonly type: 'corrected-truce';
      readonly between: readonly [Power, Power];
      readonly until: Time | undefined;
    }
  /** How much is told to its controller alone. */
  | {
      readonly type: 'corrected-purse';
      readonly minor: MinorId;
      readonly by: Power;
      readonly money: number;
      readonly manpower: number;
    };
