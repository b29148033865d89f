import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type LandPlan, landPlan, marcherOf } from './land-plan.ts';
import { pointsLeft, whyNotMove } from './march-corps.ts';
import { type Reached, reachFrom } from './reach.ts';

/** Where a corps can get to, for the sheet, the map and forecasts. */
export type CorpsReached = Reached & {
  /** Points that it has left there. */
  readonly left: number;
  /** It gets there by a forced march alone (7.3.1.2), after which it must forage (7.4.1). */
  readonly forced: boolean;
  /** Why it gets no further: enemy corps (7.3.2.1), or no point left; undefined: it may go on. */
  readonly ends: 'enemy' | 'points' | undefined;
};

/**
 * 7.3: every area that a corps of a power can still get to in this step, with the cheapest way, by what that power sees
 * on the map: where enemies stand, never how strong they are. Empty for one that cannot move.
 */
export function corpsReach(
  board: Board,
  power: Power,
  corps: CorpsId,
  plan: LandPlan = landPlan(board, power),
): ReadonlyMap<AreaId, CorpsReached> {
  if (whyNotMove(plan, corps)) return new Map();
  const usual = pointsLeft(plan, corps, false);
  const reached = reachFrom(plan.pack, plan.around, marcherOf(plan, corps, pointsLeft(plan, corps, true)));
  return new Map([...reached].map(([area, one]) => [area, { ...one, ...whatIsLeft(one, usual) }]));
}

function whatIsLeft({ points, stops }: Reached, usual: number): Omit<CorpsReached, keyof Reached> {
  const left = Math.max(usual - points, 0);
  return { left, forced: points > usual, ends: stops ? 'enemy' : left === 0 ? 'points' : undefined };
}
