import type { AreaId, CorpsId, FleetId } from '../pack-lists.ts';
import type { FleetPlace } from '../state.ts';

/** Factors of a minor country. In a garrison cavalry is infantry for good (7.3.3.2). */
export type Men = { readonly infantry: number; readonly cavalry: number };

/** A part of a minor country's forces, and where its controller sets it out (4.6.3.4, 4.6.3.5). */
export type Placing =
  | ({ readonly what: 'corps'; readonly corps: CorpsId; readonly area: AreaId } & Men)
  | ({ readonly what: 'garrison'; readonly area: AreaId } & Men)
  | { readonly what: 'fleet'; readonly fleet: FleetId; readonly at: Readonly<FleetPlace> };

/** Why a part cannot be set out so; undefined: it can. */
export type NoPlacing =
  | {
      readonly why: 'not_its_corps' | 'not_its_fleet' | 'already_out' | 'outside' | 'no_city' | 'no_port' | 'no_factor';
    }
  /** More than there is of infantry or cavalry. */
  | { readonly why: 'too_many'; readonly troops: keyof Men; readonly left: number }
  | { readonly why: 'no_room'; readonly room: number };
