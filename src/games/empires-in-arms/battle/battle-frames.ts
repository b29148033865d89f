import type { AreaId, Power } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';
import type { Battle, Ending } from './battle.ts';
import type { Strike, Strikes } from './battle-fact.ts';
import type { Chosen } from './lose-factors.ts';
import type { Loss } from './loss-frames.ts';
import type { Pause } from './plan.ts';

type Fought = { battle: Battle };
type OfSides<T> = { [S in SideName]: T };

/** The die of a pursuit, and how many hits it comes to (7.5.2.10). */
export type Ridden = { cavalry: number; class: number; die: number; percent: number; hits: number };

/** Combat on land (7.5.2, 7.5.3). */
export type BattleSteps = {
  /** 7.5.1: all battles of a turn are put to those who fight them. */
  'put-battles': { powers: Power[] };
  /** They are fought one after the other, as the attackers have it. */
  'fight-battles': { powers: Power[] };
  'battle-begins': { area: AreaId };
  'battle-day': Fought;
  'battle-round': Fought;
  /** 12.3.5: what the guns have cost each side is lost, and the round goes on. */
  'bombardment-falls': Fought & { losses: OfSides<number>; modifiers: OfSides<number>; columns: OfSides<number> } & {
    chosen: Chosen;
  };
  'battle-day-ends': Fought;
  'battle-ends': Fought & { ending: Ending };
  'pursuit-falls': Fought & { ending: Ending; loser: SideName; ridden: Ridden; chosen: Chosen };
  'trivial-combat': { area: AreaId };
  'trivial-round': Fought;
  'trivial-falls': Fought & { strikes: OfSides<Strike>; chosen: Chosen };
  'battles-over': { powers: Power[] };
};
export type BattleDecisions = {
  'battle-plan': { area: AreaId };
  /** Somebody wanted to be asked again. */
  'battle-again': Fought & { powers: Power[]; at: Pause };
  /** The dice of a round are thrown, and powers want to say which factors they lose. `columns`: of their guards. */
  'battle-losses': Fought & { strikes: Strikes; columns: OfSides<number>; powers: Power[] };
  /** Factors are lost otherwise, and powers want to say which. */
  'combat-losses': Loss;
};
