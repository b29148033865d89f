import type { AreaId, FleetId, Owner, Power } from '../pack-lists.ts';

/** Why a depot is not placed, removed, loaded or converted (7.2, 7.3.6.1); undefined: it is. */
export type NoDepot =
  | { readonly why: 'unknown' | 'off_the_map'; readonly id: AreaId | FleetId }
  /** All that the game has are on the map (7.2). */
  | { readonly why: 'no_counter'; readonly most: number }
  | { readonly why: 'no_money'; readonly price: number; readonly money: number }
  /** One stands there already (7.2); in a besieged port one inside. */
  | { readonly why: 'second_depot'; readonly id: AreaId | FleetId; readonly power: Power }
  | { readonly why: 'enemy_there'; readonly id: AreaId }
  /** A besieged port that no naval supply reaches, or a besieged city without port (7.2.1, 7.2.2). */
  | { readonly why: 'besieged'; readonly id: AreaId }
  /** Neither beside an own city, nor in a port that naval supply reaches, nor near a valid depot (7.2.1 to 7.2.3). */
  | { readonly why: 'out_of_reach'; readonly id: AreaId }
  /** 7.2.3.3.1. */
  | { readonly why: 'neutral_country'; readonly id: AreaId; readonly nation: Owner }
  | { readonly why: 'no_access'; readonly id: AreaId; readonly power: Power }
  /** 7.2.3.3.2. */
  | { readonly why: 'no_corps'; readonly id: AreaId }
  | { readonly why: 'no_depot'; readonly id: AreaId | FleetId }
  /** 7.2.4. */
  | { readonly why: 'not_yours' | 'not_in_port' | 'no_source'; readonly id: FleetId }
  /** 7.3.6.1. */
  | { readonly why: 'no_enemy_depot' | 'guarded' | 'defended' | 'not_chained'; readonly id: AreaId }
  /** Nobody of the power is there to do it. */
  | { readonly why: 'nobody_there'; readonly id: AreaId }
  /** 7.2: depots are removed first, then placed, and corps march only then. */
  | { readonly why: 'after_placing' | 'after_marching' };
