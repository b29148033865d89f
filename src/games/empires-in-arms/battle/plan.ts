import type { AreaId, Chit, CorpsId } from '../pack-lists.ts';
import type { FactorKind } from './battle.ts';
import type { Condition } from './condition.ts';

/** When a side wants to be asked again. */
export const PAUSES = ['round_2', 'round_3', 'second_day'] as const;
export type Pause = (typeof PAUSES)[number];

/**
 * What a power has ordered for a battle (7.5.2), for its own corps; chit, flank, pursuit and further days count of the
 * side's commander alone. Hidden until it is done.
 */
export type BattlePlan = {
  chit: Chit;
  /** Corps that go around the flank (7.5.2.4). */
  flank: CorpsId[];
  /** Corps beside the area that may come, from which round, and when (7.5.2.8). */
  reinforce: CorpsId[];
  reinforceFrom: 2 | 3;
  reinforceWhen: Condition;
  /** 12.3.4. */
  guard?: { columns: 1 | 2; round: number; when: Condition };
  /** 7.5.2.9: when it leaves the field after a day in which nobody broke. */
  leave: Condition;
  /** It was asked before a further day, and does not stay for it. */
  leavesNow?: true;
  /** For further days; left out: the same as for the first. */
  nextChit?: Chit;
  /** Factors of these kinds are lost first. */
  losses: FactorKind[];
  pursue: boolean;
  /** Where to retreat, the best first. */
  retreat: AreaId[];
  askBefore: Pause[];
  /** In which place the attacker's battle is fought. */
  place: number;
  /** 7.5.2.14: what becomes of an enemy depot in the area. */
  depot: 'destroy' | 'convert';
  /** 7.5.4.2.3: who comes out of the besieged city, by the names of `nameInside`; left out: nobody. */
  sortie?: string[];
};
