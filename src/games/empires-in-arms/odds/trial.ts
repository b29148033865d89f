import type { Condition } from '../battle/condition.ts';
import type { BattlePlan } from '../battle/plan.ts';
import type { AreaId, Chit, CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';
import type { FactorsOf } from '../state.ts';

/** Corps of a side that stand beside the area and may come (7.5.2.8). */
export type Helper = { readonly id: CorpsId; readonly factors: FactorsOf; readonly area: AreaId };

/** What a side does in a battle besides its chit. */
export type TrialPlan = {
  /** 7.5.2.8: from which round on help comes, and when. */
  readonly from: 2 | 3;
  readonly when: Condition;
  /** 12.3.4. */
  readonly guard: BattlePlan['guard'];
  /** 7.5.2.9: when it leaves the field after a day; else it fights on with the same chit. */
  readonly leave: Condition;
};

/** A side of a battle as somebody imagines it. */
export type Force = {
  /** Whoever commands its corps. */
  readonly power: Power;
  readonly corps: readonly { readonly id: CorpsId; readonly factors: FactorsOf }[];
  /** Goes with the first corps. */
  readonly leader: LeaderId | undefined;
  /** Corps that go around the flank where the chit is Outflank (7.5.2.4). */
  readonly flank: readonly CorpsId[];
  readonly help: readonly Helper[];
  /** Leaders beside the area, each with a corps of the help. */
  readonly helpLed: readonly { readonly leader: LeaderId; readonly corps: CorpsId }[];
  readonly plan: TrialPlan;
};

/** A battle in the field that is to be tried, for planning. */
export type Trial = {
  readonly area: AreaId;
  /** The attackers come over water (7.5.2.7.1). */
  readonly crossed: boolean;
  /** On which side its planner fights. */
  readonly own: SideName;
  readonly forces: { readonly [S in SideName]: Force };
};

/** How often what happened, and what it cost, of a number of tries. */
export type Tally = {
  readonly tries: number;
  /** The enemy broke or left the field; the own side did. Else both did, or somebody withdrew. */
  readonly won: number;
  readonly lost: number;
  /** How many of these because somebody broke. */
  readonly broke: number;
  readonly brokeOwn: number;
  /** Days of all tries together. */
  readonly days: number;
  /** Factors of all tries together, with those that a pursuit cost. */
  readonly ownLosses: number;
  readonly enemyLosses: number;
};

/** The tries of one chit of the own side: of all of them, and against each chit of the enemy. */
export type ChitOdds = {
  readonly chit: Chit;
  readonly all: Tally;
  readonly against: readonly { readonly chit: Chit; readonly tally: Tally }[];
};
