import type { SheetLine } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import type { AreaId, CorpsId, Irregular, LeaderId, Owner, Power, Troop } from '../pack-lists.ts';
import type { GarrisonPlace } from '../reinforcement/reinforcement-order.ts';
import type { Bond } from '../relations/go-to-war.ts';

/** Who fell back when a battle was put off, and whither; undefined: it stays where it was. */
export type FellBack = { readonly corps: CorpsId; readonly to: AreaId };

/** What happens in the land phase (7.1, 7.3). Which corps of a nation it is only its commander is told (2.4.2). */
export type LandFact =
  /** 7.1. */
  | {
      readonly type: 'land-order-set';
      readonly power: Power;
      readonly order: readonly Power[];
      /** It named its place; otherwise it is the last. */
      readonly named: boolean;
    }
  | {
      readonly type: 'marched';
      readonly power: Power;
      readonly corps: readonly CorpsId[];
      readonly from: AreaId;
      readonly way: readonly AreaId[];
      /** Those that forced their march. */
      readonly forced: readonly CorpsId[];
    }
  | {
      readonly type: 'irregulars-moved';
      readonly power: Power;
      readonly kind: Irregular;
      readonly number: number;
      readonly from: AreaId;
      readonly way: readonly AreaId[];
    }
  | {
      readonly type: 'irregulars-in-city';
      readonly power: Power;
      readonly kind: Irregular;
      readonly number: number;
      readonly area: AreaId;
      /** Left out: they are in the city; else at the depot, or in the open again. */
      readonly place?: 'depot' | 'open';
    }
  | {
      readonly type: 'landed';
      readonly power: Power;
      readonly corps: CorpsId;
      readonly area: AreaId;
      readonly in: 'area' | 'city';
    }
  | {
      readonly type: 'garrison-changed';
      readonly power: Power;
      readonly corps: CorpsId;
      readonly area: AreaId;
      readonly place: GarrisonPlace;
      readonly how: 'left' | 'picked_up';
      readonly troops: Troop;
      readonly number: number;
    }
  | {
      readonly type: 'entered-city' | 'left-city';
      readonly power: Power;
      readonly corps: readonly CorpsId[];
      readonly area: AreaId;
    }
  | { readonly type: 'siege-begun' | 'siege-lifted'; readonly power: Power; readonly area: AreaId }
  | { readonly type: 'depot-destroyed'; readonly power: Power; readonly of: Power; readonly area: AreaId }
  /** 7.3.6.2: what became of its garrison, in factors. */
  | {
      readonly type: 'depot-burned';
      readonly power: Power;
      readonly area: AreaId;
      readonly inCity: number;
      readonly taken: number;
    }
  | { readonly type: 'depot-defended'; readonly power: Power; readonly area: AreaId }
  | {
      readonly type: 'leader-joined';
      readonly power: Power;
      readonly leader: LeaderId;
      readonly corps: CorpsId;
      readonly area: AreaId;
      readonly enters: boolean;
    }
  /** A line that was not possible any more, told to its power alone. */
  | { readonly type: 'land-line-lapsed'; readonly power: Power; readonly line: SheetLine; readonly problem: Message }
  | {
      readonly type: 'attack-declared';
      readonly power: Power;
      readonly area: AreaId;
      readonly defenders: readonly Owner[];
    }
  /** 7.3.8.3. */
  | {
      readonly type: 'joined-defence';
      readonly power: Power;
      readonly area: AreaId;
      readonly against: Power;
      readonly broken: readonly Bond[];
    }
  /** 7.3.8.4, 7.3.8.6. */
  | {
      readonly type: 'stepped-aside';
      readonly power: Power;
      readonly corps: readonly CorpsId[];
      /** How many irregulars went with them. */
      readonly irregulars: number;
      readonly from: AreaId;
      readonly to: AreaId;
    }
  /** The interim rule: no battle yet, so the attackers fall back. */
  | {
      readonly type: 'battle-put-off';
      readonly area: AreaId;
      readonly attackers: readonly Power[];
      readonly defenders: readonly Owner[];
      readonly back: readonly FellBack[];
    };
