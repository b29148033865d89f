import type { AreaId, CorpsId, LeaderId, Owner, Power } from '../pack-lists.ts';
import type { BreachModifiers } from './breach.ts';
import type { CityFought } from './city-combat.ts';

/** What happens at besieged cities (7.5.4). All of it is open: whoever fights is seen. */
export type SiegeFact =
  /** 7.5.4.1: the die for a breach. `lost`: factors that an attempt without one cost the besiegers. */
  | {
      readonly type: 'walls-assaulted';
      readonly power: Power;
      readonly area: AreaId;
      readonly besiegers: readonly Power[];
      readonly die: number;
      readonly need: number;
      readonly modifiers: BreachModifiers;
      readonly breached: boolean;
      readonly lost: number;
    }
  | {
      readonly type: 'city-fought';
      readonly power: Power;
      readonly area: AreaId;
      readonly how: 'assault' | 'sally';
      readonly besiegers: readonly Power[];
      readonly besieged: Power;
      readonly fought: CityFought;
      readonly ending: CityEnding;
    }
  /** `stormed`, or `surrendered` after a breach, or `given_up` without one. */
  | {
      readonly type: 'city-taken';
      readonly power: Power;
      readonly area: AreaId;
      readonly of: Power;
      readonly how: 'stormed' | 'surrendered' | 'given_up';
      readonly prisoners: readonly { readonly of: Owner; readonly factors: number }[];
      readonly corps: readonly CorpsId[];
      readonly leaders: readonly LeaderId[];
    }
  /** 7.5.5. */
  | {
      readonly type: 'corps-lost-at-city';
      readonly power: Power;
      readonly area: AreaId;
      readonly corps: readonly CorpsId[];
      readonly leaders: readonly LeaderId[];
    };

/** How an assault or a sally ended. */
export type CityEnding =
  /** The besieged broke in an assault, or nobody is left of them. */
  | 'taken'
  /** The siege goes on. */
  | 'held'
  /** The besiegers broke in a sally, or nobody is left of them. */
  | 'relieved';
