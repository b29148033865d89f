import type {
  AreaId,
  AttackChit,
  Chit,
  CorpsId,
  DefenceChit,
  Irregular,
  LeaderId,
  Power,
  Troop,
} from '../pack-lists.ts';
import type { SideName } from '../sides.ts';

/** Kinds of factors that fight on land. */
export type FactorKind = Troop | Irregular;
export type Muster = { [K in FactorKind]?: number };

/**
 * What fights as one: a corps, a power's irregulars of a kind in the area or in its city, the garrison of the depot
 * there, or that of the city (7.5.4).
 */
export type Unit =
  | { is: 'corps'; corps: CorpsId }
  | { is: 'irregulars'; kind: Irregular; power: Power; inCity?: true }
  | { is: 'depot' | 'garrison' };

/** Who commands a side: a leader, or without one the corps with the best ratings (7.5.2.1). */
export type Commander = { power: Power; leader?: LeaderId; strategic: number; tactical: number };

/** What a power has lost in a battle. */
export type Lost = { factors: number; cavalry: number };

/** One side of a battle. Morale is counted in tenths. */
export type BattleSide<C extends Chit = Chit> = {
  /** The power whose commander it is comes first. */
  powers: Power[];
  commander: Commander;
  /** Those that fight; the factors they have stand in the state. */
  units: Unit[];
  /** Those on their way around the flank (7.5.2.4). */
  away: Unit[];
  /** Every corps that was in any round, and whose it was (7.5.2.10). */
  present: { corps: CorpsId; power: Power }[];
  /** Leaders who were in it. */
  leaders: LeaderId[];
  chit: C;
  morale: number;
  moraleLost: number;
  lost: { [P in Power]?: Lost };
  /** Its force around the flank has arrived. */
  arrived?: true;
  /** Powers that have committed their guard (12.3.4). */
  guard?: Power[];
};

/** How a battle has ended. */
export type Ending =
  /** A side broke, was wiped out, or left only its artillery. */
  | { how: 'broken'; loser: SideName; round: number }
  | { how: 'both_broken' }
  | { how: 'withdrawn' }
  | { how: 'left'; loser: SideName }
  | { how: 'both_left' }
  /** 7.5.4.2.3: the day of a limited combat is over. */
  | { how: 'not_relieved' };

/** A battle from the first chits to its end (7.5.2). */
export type Battle = {
  area: AreaId;
  /** 7.5.4.2.3: whoever would relieve a besieged city fights its besiegers. */
  limited: boolean;
  /** All attackers crossed a river or landed (7.5.2.7.1). */
  crossed: boolean;
  day: number;
  round: number;
  /** What both sides together had lost when the day began, factors and tenths of morale. */
  before: number;
  attackers: BattleSide<AttackChit>;
  defenders: BattleSide<DefenceChit>;
  /** 7.5.4.2.3: those of the attackers who came out of the besieged city, and whose they are. */
  sortie?: { power: Power; units: Unit[] };
};
