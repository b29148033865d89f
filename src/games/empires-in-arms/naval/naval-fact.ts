import type { AreaId, CorpsId, FleetId, Owner, Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';
import type { NavalOrder, NoNavalOrder } from './naval-order.ts';
import type { FightSide, Result, SeaFight } from './sea-fight.ts';
import type { NoEntry } from './why-not-enter.ts';

type Place = Readonly<FleetPlace>;
type Fleets = readonly FleetId[];

/** A corps that was lost with a fleet: which one it was its power alone learns (2.4.2). */
export type LostCorps = { readonly corps: CorpsId; readonly nation: Owner; readonly commander: Power | undefined };

/** What happens in the naval phase (6). All of it is open, but which corps are on board, and what could not be done. */
export type NavalFact =
  /** 6.1: when the choosing power moves. */
  | { readonly type: 'naval-order'; readonly power: Power; readonly place: number; readonly order: readonly Power[] }
  | { readonly type: 'sailed'; readonly power: Power; readonly fleets: Fleets; readonly route: readonly Place[] }
  | {
      readonly type: 'embarked';
      readonly power: Power;
      readonly corps: CorpsId;
      readonly nation: Owner;
      readonly fleet: FleetId;
      readonly area: AreaId;
    }
  /** Told to the power alone. */
  | {
      readonly type: 'naval-lapsed';
      readonly power: Power;
      readonly order: NavalOrder;
      readonly no: NoNavalOrder | NoEntry;
    }
  | { readonly type: 'fleet-lent'; readonly power: Power; readonly fleet: FleetId; readonly to: Power }
  | {
      readonly type: 'interception';
      readonly power: Power;
      readonly fleets: Fleets;
      readonly from: Place;
      readonly at: Place;
      readonly against: Power;
      /** What was to be intercepted; left out in logs of before. */
      readonly met?: { readonly fleets: Fleets; readonly ships: number; readonly corps: number };
      /** The ships of those who intercept. */
      readonly ships?: number;
      /** Without a die it succeeds (6.2.3.2.1). */
      readonly thrown?: { readonly die: number; readonly upTo: number };
      readonly success: boolean;
    }
  | {
      readonly type: 'evasion';
      readonly power: Power;
      readonly at: Place;
      readonly die: number;
      readonly upTo: number;
      readonly success: boolean;
    }
  | {
      readonly type: 'sea-fight';
      readonly power: Power;
      readonly at: Place;
      readonly how: SeaFight['how'];
      readonly attackers: Readonly<FightSide>;
      readonly defenders: Readonly<FightSide>;
      readonly wind: SeaFight['wind'];
      readonly shots: SeaFight['shots'];
      readonly result: Result;
    }
  /** 6.3.3.2: which fleets of a power have lost ships, as soon as they are lost. */
  | {
      readonly type: 'ships-lost';
      readonly power: Power;
      readonly losses: readonly { readonly fleet: FleetId; readonly ships: number }[];
    }
  | {
      readonly type: 'fleets-sunk';
      readonly power: Power;
      readonly fleets: Fleets;
      readonly corps: readonly LostCorps[];
      readonly admiral?: 'captured';
    }
  | {
      readonly type: 'fleets-went';
      readonly power: Power;
      readonly fleets: Fleets;
      /** Left out in logs of before. */
      readonly from?: Place;
      readonly to: Place;
      readonly why: 'retreat' | 'driven_off' | 'pursuit' | 'falls_back' | 'enters_port' | 'had_to_leave' | 'port_lost';
    }
  | { readonly type: 'fleets-cornered'; readonly power: Power; readonly fleets: Fleets; readonly at: Place }
  | { readonly type: 'fleets-lost'; readonly power: Power; readonly fleets: Fleets; readonly area: AreaId }
  | { readonly type: 'corps-not-landed'; readonly power: Power; readonly corps: readonly LostCorps[] };
