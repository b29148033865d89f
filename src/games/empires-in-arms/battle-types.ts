import type { AttackChit, Chit, DefenceChit, LeaderId, Power } from './pack-lists.ts';
import type { SideName } from './sides.ts';

/** A table of the combat chart: `4-2` is casualty level 4, morale level 2 (7.5.2.7). */
export type TableCode = string;
/** What a modified die gives: the percentage of the firing factors that the other side loses, and of its morale. */
export type CombatCell = readonly [percent: number, morale: number];

/** The tables of two chits, round by round (7.5.2.3). */
export type Pairing = {
  readonly attack: AttackChit;
  readonly defence: DefenceChit;
  /** `river`: the row for attackers who crossed a river or landed (7.5.2.7.1). */
  readonly ground: 'open' | 'river';
  /** None: nothing is fired. */
  readonly attackers: readonly TableCode[];
  readonly defenders: readonly TableCode[];
  /** From the second round on, once a force that went around the flank has arrived. */
  readonly flanked?: { readonly attackers: readonly TableCode[]; readonly defenders: readonly TableCode[] } | undefined;
};

/** A cell of the pairings that is read in two ways; `use` says which of them counts. */
export type DisputedCell = {
  readonly attack: AttackChit;
  readonly defence: DefenceChit;
  readonly side: SideName;
  readonly round: string;
  readonly first: TableCode;
  readonly second: TableCode;
  readonly use: 'first' | 'second';
};

type Levels = { readonly casualties: number; readonly morale: number };
/** What the ground of the area does to a battle. */
export type BattleGround = {
  readonly attackers: Levels;
  readonly defenders: Levels;
  /** Added to the strategic rating of a force around the flank, and of reinforcements. */
  readonly flank: number;
  readonly reinforcement: number;
  /** Whether artillery can bombard (12.3.5). */
  readonly bombardment: boolean;
};

/** What commanders of a nation have in some pairings: of the side that is named, or of either. */
export type NationalRule = {
  readonly nation: Power;
  readonly side: SideName | 'either';
  readonly attack: readonly AttackChit[];
  readonly defence: readonly DefenceChit[];
  readonly by: number;
};

/** What is printed for battles on land (7.5). */
export type BattleCharts = {
  /** By the table, what the modified dice 0 to 7 give. */
  readonly combat: { readonly [code: TableCode]: readonly CombatCell[] };
  /** By the defender's and the attacker's tactical rating, what is added to their dice. */
  readonly commanders: readonly (readonly (readonly [attacker: number, defender: number])[])[];
  readonly pairings: readonly Pairing[];
  readonly disputed: readonly DisputedCell[];
  readonly terrain: { readonly [ground: string]: BattleGround };
  readonly rounds: number;
  readonly flank: {
    /** Against these a force around the flank fights with the rest from the beginning. */
    readonly together: readonly Chit[];
    /** Corps that are not artillery. */
    readonly minimumCorps: number;
    readonly arrives: { readonly roundTwo: number; readonly roundThree: number };
    readonly better: { readonly against: readonly Chit[]; readonly by: number };
  };
  readonly withdrawal: {
    readonly automatic: readonly AttackChit[];
    readonly by: { readonly [C in AttackChit]: number };
    /** After so many rounds against a force around the flank that does not come. */
    readonly endsAfterRound: number;
  };
  readonly tactical: {
    readonly floor: number;
    readonly overMaximum: number;
    readonly overTwiceMaximum: number;
    /** 12.3.7.2. */
    readonly eachPartOver: number;
  };
  readonly dieModifierMost: number;
  readonly nations: { readonly morale: readonly NationalRule[]; readonly die: readonly NationalRule[] };
  readonly ratingsIgnored: { readonly attack: readonly AttackChit[]; readonly defence: readonly DefenceChit[] };
  readonly irregulars: { readonly morale: number; readonly strategic: number; readonly tactical: number };
  readonly losses: { readonly oneCavalryIn: number };
  /** 12.3.3. */
  readonly cavalrySuperiority: { readonly ratio: number; readonly by: number; readonly toWithdraw: number };
  /** 12.3.4: by the columns that it adds, the factors that a die of 1 to 6 costs. */
  readonly guard: {
    readonly losses: { readonly [columns: string]: readonly number[] };
    readonly never: readonly Power[];
    readonly oneColumnOnly: readonly Power[];
  };
  /** 12.3.5. */
  readonly bombardment: TableCode;
  readonly pursuit: {
    readonly base: number;
    readonly most: number;
    /** By the class, the percentage that a die of 1 to 6 gives. */
    readonly classes: { readonly [class_: string]: readonly number[] };
    readonly infantryForOneCavalry: number;
  };
  readonly trivial: { readonly table: TableCode; readonly rounds: number };
  readonly limited: { readonly chits: readonly DefenceChit[]; readonly days: number };
  /** 12.7. */
  readonly leaderLosses: { readonly dice: number; readonly from: number };
  /** Napoleon. */
  readonly emperor: LeaderId;
};
