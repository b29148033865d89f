import type { TableCode } from '../battle-types.ts';
import type { AreaId, Chit, CorpsId, LeaderId, Owner, Power } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';
import type { Ending, Muster } from './battle.ts';
import type { BattlePlan } from './plan.ts';

/** A side as everybody sees it once the chits are turned (7.5.2.5). */
export type SideSeen = {
  readonly powers: readonly Power[];
  readonly leader: LeaderId | undefined;
  readonly corps: readonly CorpsId[];
  /** Those of them that go around the flank. */
  readonly flank: readonly CorpsId[];
  readonly muster: Readonly<Muster>;
  readonly chit: Chit | undefined;
  /** In tenths. */
  readonly morale: number;
};
type Sides<T> = { readonly [S in SideName]: T };

/** A side's die in a round, and what it does to the other side. */
export type Strike = {
  readonly factors: number;
  readonly table: TableCode;
  readonly die: number;
  readonly sum: number;
  readonly percent: number;
  readonly losses: number;
  readonly morale: number;
};
export type Strikes = Sides<Strike>;
/** What a side has left. */
export type Left = { readonly factors: number; readonly morale: number };

/** What happens in combat on land. `power`: whose doing it is. All is open once the chits are turned, but for plans. */
export type BattleFact =
  | {
      readonly type: 'battle-joined';
      readonly power: Power;
      readonly area: AreaId;
      readonly kind: 'field' | 'limited' | 'trivial';
      readonly day: number;
      readonly crossed: boolean;
      readonly attackers: SideSeen;
      readonly defenders: SideSeen;
    }
  /** 7.5.4.2.3: besieged corps, and others besides, fight beside those who would relieve them. */
  | {
      readonly type: 'came-out';
      readonly power: Power;
      readonly area: AreaId;
      readonly corps: readonly CorpsId[];
      /** The garrison or irregulars, too. */
      readonly others: boolean;
    }
  /** 7.5.2.6. */
  | {
      readonly type: 'withdrawal-tried';
      readonly power: Power;
      readonly area: AreaId;
      /** The corps that it is about, where each tries by itself. */
      readonly corps: CorpsId | undefined;
      readonly die: number;
      readonly upTo: number;
      readonly success: boolean;
    }
  /** 7.5.2.8: a force from around the flank, or corps from beside the area. */
  | {
      readonly type: 'battle-arrival';
      readonly power: Power;
      readonly area: AreaId;
      readonly what: 'flank' | 'reinforcement';
      readonly from: AreaId;
      readonly leader: LeaderId | undefined;
      readonly corps: readonly CorpsId[];
      readonly die: number;
      readonly upTo: number;
      readonly success: boolean;
      /** A senior leader has taken the command. */
      readonly commands: boolean;
    }
  | {
      readonly type: 'guard-committed';
      readonly power: Power;
      readonly area: AreaId;
      readonly columns: number;
      readonly die: number;
      readonly losses: number;
    }
  | {
      readonly type: 'bombardment';
      readonly power: Power;
      readonly area: AreaId;
      readonly guns: number;
      readonly die: number;
      readonly sum: number;
      readonly percent: number;
      readonly losses: number;
    }
  | {
      readonly type: 'battle-round';
      readonly area: AreaId;
      readonly day: number;
      readonly round: number;
      /** The powers that command the sides. */
      readonly powers: Sides<Power>;
      readonly strikes: Strikes;
      readonly left: Sides<Left>;
    }
  | {
      readonly type: 'battle-over';
      readonly power: Power;
      readonly area: AreaId;
      readonly powers: Sides<Power>;
      readonly kind: 'field' | 'limited' | 'trivial';
      readonly ending: Ending;
    }
  | {
      readonly type: 'pursuit';
      readonly power: Power;
      readonly area: AreaId;
      readonly cavalry: number;
      readonly class: number;
      readonly die: number;
      readonly percent: number;
      readonly losses: number;
    }
  | {
      readonly type: 'retreated';
      readonly power: Power;
      readonly area: AreaId;
      readonly corps: readonly CorpsId[];
      readonly irregulars: number;
      readonly to: AreaId;
    }
  | {
      readonly type: 'surrendered-in-battle';
      readonly power: Power;
      readonly area: AreaId;
      readonly to: Power;
      readonly corps: readonly CorpsId[];
      readonly prisoners: readonly { readonly of: Owner; readonly factors: number }[];
      readonly leaders: readonly LeaderId[];
      readonly why: 'landed' | 'nowhere' | 'garrison';
    }
  /** 7.5.5. */
  | {
      readonly type: 'corps-destroyed';
      readonly power: Power;
      readonly area: AreaId;
      readonly corps: readonly CorpsId[];
      readonly leaders: readonly LeaderId[];
    }
  | {
      readonly type: 'leader-fell';
      readonly power: Power;
      readonly area: AreaId;
      readonly leader: LeaderId;
      readonly dice: readonly number[];
    }
  /** 7.5.2.14. */
  | {
      readonly type: 'depot-won';
      readonly power: Power;
      readonly area: AreaId;
      readonly of: Power;
      readonly how: 'destroyed' | 'converted';
    }
  /** Told to the power alone: what it had ordered for a battle and could not be done. */
  | {
      readonly type: 'plan-lapsed';
      readonly power: Power;
      readonly area: AreaId;
      readonly what: 'chit' | 'flank' | 'reinforce' | 'guard' | 'retreat';
    }
  /** Told to the power alone: its standing orders have answered for a battle, and what they come to there. */
  | {
      readonly type: 'plan-by-orders';
      readonly power: Power;
      readonly area: AreaId;
      readonly commands: boolean;
      readonly plan: Readonly<BattlePlan>;
    };
