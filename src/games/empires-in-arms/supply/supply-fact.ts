import type { Entered } from '../forces/into-city.ts';
import type { AreaId, CorpsId, FleetId, Irregular, LeaderId, Power } from '../pack-lists.ts';
import type { FactorsOf } from '../state.ts';
import type { WhyNotPaid } from './choose-supply.ts';
import type { Forage } from './forage.ts';
import type { PortDepotChange } from './port-depots.ts';
import type { DepotAt } from './remove-depot.ts';
import type { Losses } from './take-losses.ts';
import type { PaidWay } from './ways-to-pay.ts';

/** How a corps or a besieged garrison was supplied. */
export type Supplied =
  | { readonly by: 'paid'; readonly area: AreaId; readonly corps?: CorpsId; readonly way: PaidWay }
  | { readonly by: 'fed'; readonly area: AreaId; readonly corps: CorpsId }
  | {
      readonly by: 'forage';
      readonly area: AreaId;
      readonly corps: CorpsId;
      readonly why: WhyNotPaid;
      readonly forage: Forage;
      readonly die: number;
      /** How many factors the die cost, as far as there were any. */
      readonly lost: number;
      readonly losses: Losses;
      /** Who left the map with the area's last corps (7.4.1.3.3). */
      readonly leaders: readonly LeaderId[];
    };

/** 7.4.5: what a besieged city cost a power's forces inside that nobody paid for. */
export type SiegeSupply = {
  readonly area: AreaId;
  readonly value: number;
  readonly die: number;
  readonly lost: number;
  readonly garrison: Readonly<FactorsOf>;
  readonly irregulars?: readonly { readonly kind: Irregular; readonly number: number }[];
  readonly corps: readonly { readonly corps: CorpsId; readonly factors: Readonly<FactorsOf>; readonly gone: boolean }[];
  readonly leaders: readonly LeaderId[];
};

/** What happens with depots and supply (7.2, 7.4). */
export type SupplyFact =
  /** Depots are open. */
  | { readonly type: 'depot-placed'; readonly power: Power; readonly area: AreaId; readonly inPort: boolean }
  | {
      readonly type: 'depot-removed';
      readonly power: Power;
      readonly at: DepotAt;
      readonly garrison: Entered;
    }
  | { readonly type: 'depot-converted'; readonly power: Power; readonly of: Power; readonly area: AreaId }
  | { readonly type: 'depot-loaded'; readonly power: Power; readonly fleet: FleetId }
  | ({ readonly type: 'port-depot-changed' } & PortDepotChange)
  /**
   * 7.4: others see dice and how many factors they cost, and counters that go, but not whose corps it was, of which
   * kind the factors were, nor what was paid.
   */
  | {
      readonly type: 'supplied';
      readonly power: Power;
      readonly meals: readonly Supplied[];
      readonly sieges: readonly SiegeSupply[];
      /** What each pays for it, in money; allies learn of their own part. */
      readonly paid: readonly { readonly payer: Power; readonly money: number }[];
    };
