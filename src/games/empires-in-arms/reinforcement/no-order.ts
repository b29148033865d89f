import type { AreaId, CorpsId, FleetId, LeaderId, Owner } from '../pack-lists.ts';

type Id = AreaId | CorpsId | FleetId | LeaderId | Owner;

/** Why an order of the reinforcement phase cannot be carried out (5); undefined: it can. */
export type NoOrder =
  | { readonly why: 'not_a_whole_number' }
  /** There is none of this name. */
  | { readonly why: 'unknown'; readonly id: Id }
  /** Another gives orders for it, or nobody. */
  | { readonly why: 'not_yours'; readonly id: Id }
  /** A counter that was not bought, or that comes later (5.1.1, 5.2.1.2). */
  | { readonly why: 'not_due'; readonly id: CorpsId | FleetId }
  | { readonly why: 'on_the_map' | 'off_the_map'; readonly id: CorpsId | FleetId | LeaderId }
  /** Fewer factors or ships wait, or are there. */
  | { readonly why: 'too_few'; readonly has: number }
  | { readonly why: 'no_room'; readonly room: number }
  | { readonly why: 'no_city' | 'no_port' | 'no_depot'; readonly area: AreaId }
  /** Neither at home nor where it may be reinforced from (5.1.2, 5.2.1.2, 5.2.2.2). */
  | { readonly why: 'not_at_home' | 'out_of_reach' | 'enemy_holds' | 'enemy_near'; readonly area: AreaId }
  | { readonly why: 'besieged'; readonly id: AreaId | CorpsId }
  /** Feudal and insurrection corps are filled by the levy (5.2.2.2.1, 8.10). */
  | { readonly why: 'levied'; readonly id: CorpsId }
  /** Feudal, insurrection and artillery factors (5.2.3); what cannot stand in a garrison (7.3.3.2). */
  | { readonly why: 'never_exchanged' | 'never_in_garrison' }
  | { readonly why: 'other_nation'; readonly nation: Owner }
  | { readonly why: 'apart' | 'same_counter' }
  /** Lent by B.4: it is not the borrower's to weaken. */
  | { readonly why: 'lent'; readonly id: CorpsId }
  /** Fleets of minor countries, and of powers that nobody plays (5.1.4.2). */
  | { readonly why: 'never_scuttled'; readonly id: FleetId }
  /** In a besieged city, where a port is blockaded too (5.3). */
  | { readonly why: 'shut_in'; readonly id: LeaderId };
