import type { AreaId, Power } from '../pack-lists.ts';
import type { Battle, Ending, SideName } from './battle.ts';
import type { Strikes } from './battle-fact.ts';
import type { Pause } from './plan.ts';

type Fought = { battle: Battle };

/** Combat on land (7.5.2, 7.5.3). */
export type BattleSteps = {
  /** 7.5.1: all battles of a turn are put to those who fight them. */
  'put-battles': { powers: Power[] };
  /** They are fought one after the other, as the attackers have it. */
  'fight-battles': { powers: Power[] };
  'battle-begins': { area: AreaId };
  'battle-day': Fought;
  'battle-round': Fought;
  'battle-day-ends': Fought;
  'battle-ends': Fought & { ending: Ending };
  'trivial-combat': { area: AreaId };
  'battles-over': { powers: Power[] };
};
export type BattleDecisions = {
  'battle-plan': { area: AreaId };
  /** Somebody wanted to be asked again. */
  'battle-again': Fought & { powers: Power[]; at: Pause };
  /** The dice of a round are thrown, and powers want to say which factors they lose. `columns`: of their guards. */
  'battle-losses': Fought & { strikes: Strikes; columns: { [S in SideName]: number }; powers: Power[] };
};
