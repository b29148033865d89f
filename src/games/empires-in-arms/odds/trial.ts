import type { SideName } from '../battle/battle.ts';
import type { AreaId, Chit, CorpsId, LeaderId, Power } from '../pack-lists.ts';
import type { FactorsOf } from '../state.ts';

/** A side of a battle as somebody imagines it. */
export type Force = {
  /** Whoever commands its corps. */
  readonly power: Power;
  readonly corps: readonly { readonly id: CorpsId; readonly factors: FactorsOf }[];
  /** Goes with the first corps. */
  readonly leader: LeaderId | undefined;
  /** Corps that go around the flank where the chit is Outflank (7.5.2.4). */
  readonly flank: readonly CorpsId[];
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
  /** The enemy broke; the own side broke. Else neither did on the first day, or both, or somebody withdrew. */
  readonly won: number;
  readonly lost: number;
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
