import type { None } from '../none.ts';
import type { Power } from '../pack-lists.ts';

/** The reinforcement phase (5). */
export type ReinforcementSteps = {
  'reinforcement-phase': None;
  /** One power after the other, where the table wants it so. */
  'reinforcement-turn': { power: Power };
};
export type ReinforcementDecisions = {
  /** Asked of those who have something to place. */
  reinforcements: { powers: readonly Power[] };
  /** What a power orders for the next reinforcement phase though nothing comes. */
  'reinforcement-orders': None;
};
