import type { AreaId, CorpsId, LeaderId } from '../pack-lists.ts';
import type { NoOrder } from '../reinforcement/no-order.ts';

type Id = AreaId | CorpsId | LeaderId;

/** Why an order of a land step cannot be carried out (7.3); undefined: it can. */
export type NoLand =
  | { readonly why: 'unknown' | 'not_yours' | 'off_the_map' | 'besieged'; readonly id: Id }
  /** Corps that march together begin in one area. */
  | { readonly why: 'apart' }
  /** A route leads from each area to one beside it. */
  | { readonly why: 'gap'; readonly from: AreaId; readonly to: AreaId }
  /** 7.3.2.3. */
  | { readonly why: 'too_far'; readonly id: Id; readonly points: number; readonly has: number }
  /** 7.3.1.3.2: as it is, but there the missing point is that of the river. */
  | { readonly why: 'river'; readonly to: AreaId; readonly points: number; readonly has: number }
  /** 7.3.1.3.3. */
  | { readonly why: 'arrow_barred'; readonly from: AreaId; readonly to: AreaId }
  /** 7.3.1.2. */
  | { readonly why: 'never_forced' | 'landed'; readonly id: CorpsId }
  /** 7.3.2.1. */
  | { readonly why: 'must_stop'; readonly area: AreaId }
  /** 10.3, 7.3.8.5, 10.1.4. */
  | { readonly why: 'no_access' | 'neutral' | 'joint_attack' | 'not_at_home'; readonly area: AreaId }
  /** No way leads there with any number of points. */
  | { readonly why: 'no_way'; readonly area: AreaId }
  | { readonly why: 'nothing_to_follow'; readonly id: CorpsId }
  /** 7.3.3.1.2. */
  | { readonly why: 'last_factor'; readonly id: CorpsId }
  /** 7.3.3.4. */
  | { readonly why: 'no_room'; readonly area: AreaId; readonly room: number }
  | { readonly why: 'no_city' | 'not_friendly' | 'city_besieged'; readonly area: AreaId }
  | { readonly why: 'in_city_already' | 'not_in_city'; readonly id: CorpsId }
  /** 7.3.3.3.1. */
  | { readonly why: 'never_at_depot' }
  /** 7.3.7.1. */
  | { readonly why: 'nobody_to_besiege' | 'in_its_own_city' | 'ally_besieges'; readonly area: AreaId }
  /** 7.3.5. */
  | { readonly why: 'not_aboard'; readonly id: CorpsId }
  | { readonly why: 'not_beside'; readonly area: AreaId }
  /** 7.3.6.1. */
  | { readonly why: 'no_enemy_depot' | 'guarded' | 'defended' | 'nobody_there'; readonly area: AreaId }
  | { readonly why: 'too_few'; readonly has: number }
  /** A leader that is neither beside the map nor with a corps there (5.3). */
  | { readonly why: 'not_with_it'; readonly id: LeaderId }
  /** What exchanges with garrisons refuse (5.2.3, 7.3.3). */
  | { readonly why: 'exchange'; readonly no: NoOrder };
