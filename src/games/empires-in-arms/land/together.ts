import type { AreaId, CorpsId } from '../pack-lists.ts';
import { mayForce } from './allowance.ts';
import { type LandPlan, marcherOf } from './land-plan.ts';
import { mostPoints, usualPoints, whyNotMove } from './march-corps.ts';
import type { NoLand } from './no-land.ts';
import type { Marcher } from './reach.ts';

/** Corps that stand in one area and march on together (7.3.2). */
export type Together = {
  readonly corps: readonly CorpsId[];
  readonly from: AreaId;
  /** The one with the fewest points: for refusals. */
  readonly slowest: CorpsId;
  /** As far as all of them can go; with a forced march, where that is allowed. */
  readonly marcher: Marcher;
  /** The points that all of them have without one. */
  readonly usual: number;
};

/**
 * 7.3.1 to 7.3.2: corps as one marcher, or why they cannot go together. `force`: whether they may force their march:
 * `asAble` lets them where none of them is cavalry (7.3.1.2), `true` refuses cavalry.
 */
export function together(
  plan: LandPlan,
  corps: readonly CorpsId[],
  force: boolean | 'asAble',
): Together | { readonly no: NoLand } {
  const { state, pack } = plan;
  const [first] = corps;
  if (first === undefined) return { no: { why: 'apart' } };
  const mounted = corps.find((id) => {
    const counter = pack.corpsOf[id];
    return counter !== undefined && !mayForce(counter);
  });
  for (const id of corps) {
    const no = whyNotMove(plan, id);
    if (no) return { no };
    if (force === true && id === mounted) return { no: { why: 'never_forced', id } };
  }
  const from = state.corps[first]?.area ?? '';
  if (corps.some((id) => state.corps[id]?.area !== from)) return { no: { why: 'apart' } };

  const forces = force === 'asAble' ? mounted === undefined : force;
  const pointsOf = forces ? mostPoints : usualPoints;
  const [slowest = first] = corps.toSorted((a, b) => pointsOf(plan, a) - pointsOf(plan, b));
  return {
    corps,
    from,
    slowest,
    marcher: {
      ...marcherOf(plan, slowest, pointsOf(plan, slowest)),
      staysHome: corps.some((id) => pack.corpsOf[id]?.symbol === 'insurrection'),
    },
    usual: Math.min(...corps.map((id) => usualPoints(plan, id))),
  };
}
