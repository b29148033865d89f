import type { CorpsId, FleetId, Power } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';

/** A line of a power's naval sheet (6.2). */
export type NavalOrder =
  /** A step of a fleet, with those that sail with it. */
  | {
      readonly order: 'sail';
      readonly fleet: FleetId;
      /** Where its route begins, where that is said. */
      readonly from: FleetPlace | undefined;
      readonly to: FleetPlace;
      /** It wants to be intercepted on its way into a port (6.2.3.1.2.1). */
      readonly interceptMe: boolean;
    }
  /** 6.2.2.1, 6.2.2.2: from here on a fleet sails with another; `all`: all that are with that one. */
  | { readonly order: 'join'; readonly fleet: FleetId | 'all'; readonly lead: FleetId }
  /** 6.2.2.3: a fleet leaves a stack where it is. */
  | { readonly order: 'part'; readonly fleet: FleetId }
  /** 6.2.5. */
  | { readonly order: 'embark'; readonly corps: CorpsId; readonly fleet: FleetId }
  /** A partner orders the fleet in this turn (6.1.2, ruling). */
  | { readonly order: 'lend'; readonly fleet: FleetId; readonly to: Power }
  /** 6.2.4; `war`: war is declared on who only carries (6.3.1.2.2). */
  | { readonly order: 'attack'; readonly at: FleetPlace; readonly whom: Power; readonly war: boolean }
  /** After a fight that is lost the power is asked again. */
  | { readonly order: 'ask_again' };

/** Why a line cannot be carried out, beside what bars a place (`NoEntry`). */
export type NoNavalOrder =
  | {
      readonly why: 'unknown' | 'not_yours' | 'moved' | 'stopped' | 'sunk' | 'carries' | 'lent';
      readonly fleet: FleetId;
    }
  | { readonly why: 'not_there'; readonly fleet: FleetId; readonly at: FleetPlace }
  | { readonly why: 'no_way'; readonly from: FleetPlace; readonly to: FleetPlace }
  | { readonly why: 'too_far'; readonly fleet: FleetId; readonly left: number; readonly points: number }
  | { readonly why: 'apart'; readonly fleet: FleetId; readonly from: FleetId }
  | { readonly why: 'nobody_to_join'; readonly fleet: FleetId }
  | { readonly why: 'sails_with_it'; readonly fleet: FleetId }
  | { readonly why: 'not_by_sea' | 'not_in_port' | 'not_your_corps'; readonly corps: CorpsId }
  | { readonly why: 'no_partner' | 'barred'; readonly power: Power }
  | { readonly why: 'nobody_to_attack' | 'attacked_already' | 'at_war' | 'attacks_come_last' | 'asks_already' };
