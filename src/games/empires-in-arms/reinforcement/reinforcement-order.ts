import type { AreaId, CorpsId, FleetId, LeaderId, Owner, Troop } from '../pack-lists.ts';

/** Where the first ships of a fleet counter come from: what arrives (5.1.2), or a fleet beside it (5.1.3). */
export type ShipsFrom = { readonly from: 'arrivals' } | { readonly from: 'fleet'; readonly fleet: FleetId };

/** Where the first factors of a corps counter come from: what arrives (5.2.2), a corps or a city's garrison (5.2.3). */
export type FactorsFrom =
  | { readonly from: 'arrivals' | 'garrison' }
  | { readonly from: 'corps'; readonly corps: CorpsId };

/** Where garrisons are: in an area's city, or with its depot. */
export type GarrisonPlace = 'city' | 'depot';

/** One line of a power's sheet for the naval reinforcement step (5.1). */
export type NavalOrder =
  | {
      readonly order: 'place_fleet';
      readonly fleet: FleetId;
      /** A port at home, or a fleet with which it is placed. */
      readonly at: { readonly port: AreaId } | { readonly beside: FleetId };
      readonly ships: number;
      readonly of: ShipsFrom;
    }
  | { readonly order: 'add_ships'; readonly fleet: FleetId; readonly ships: number }
  | { readonly order: 'transfer_ships'; readonly from: FleetId; readonly to: FleetId; readonly ships: number }
  | { readonly order: 'scuttle'; readonly fleet: FleetId };

type Factors = { readonly troops: Troop; readonly number: number };

/** One line for the land reinforcement step (5.2). */
export type LandOrder =
  | ({
      readonly order: 'place_corps';
      readonly corps: CorpsId;
      readonly area: AreaId;
      readonly of: FactorsFrom;
    } & Factors)
  | ({ readonly order: 'add_factors'; readonly corps: CorpsId } & Factors)
  /** `nation`: whose factors arrived, the power itself or a free state. */
  | ({ readonly order: 'place_garrison'; readonly area: AreaId; readonly nation: Owner } & Factors)
  | ({ readonly order: 'transfer_factors'; readonly from: CorpsId; readonly to: CorpsId } & Factors)
  | ({ readonly order: 'detach'; readonly corps: CorpsId; readonly to: GarrisonPlace } & Factors)
  | ({ readonly order: 'absorb'; readonly corps: CorpsId; readonly from: GarrisonPlace } & Factors)
  | { readonly order: 'demobilise_corps'; readonly corps: CorpsId }
  | ({ readonly order: 'demobilise_garrison'; readonly area: AreaId; readonly of: GarrisonPlace } & Factors);

/**
 * One line for a leader who is taken off the map (5.3): in the naval step who is with a fleet, else in the land step.
 */
export type LeaderOrder = { readonly order: 'remove_leader'; readonly leader: LeaderId };

export type ReinforcementOrder = NavalOrder | LandOrder | LeaderOrder;
/** An order of one kind. */
export type OrderTo<Kind extends ReinforcementOrder['order']> = Extract<ReinforcementOrder, { readonly order: Kind }>;
