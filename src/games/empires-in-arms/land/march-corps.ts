import { corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { mayForce } from './allowance.ts';
import type { OrderTo } from './land-order.ts';
import { type LandPlan, marchOf, setMarch } from './land-plan.ts';
import type { NoLand } from './no-land.ts';
import { endsIn } from './reach.ts';
import { linkTo } from './route.ts';
import { stepCost } from './step-cost.ts';

type March = OrderTo<'march'>;

/** The points that a corps has left without a forced march (7.3.1.1). */
export const usualPoints = (board: Board, id: CorpsId): number => marchOf(board, id).left;

/** The points that a corps has left with those of a forced march, where it may still force it (7.3.1.2). */
export function mostPoints(board: Board, id: CorpsId): number {
  const { left, forced, landed } = marchOf(board, id);
  const { corpsOf, limits } = board.pack;
  const counter = corpsOf[id];
  return left + (!forced && !landed && counter && mayForce(counter) ? limits.forcedMarchPoints : 0);
}

/** Why a corps cannot march on from where it stands. */
export function whyNotMove({ state, pack, power, around }: LandPlan, id: CorpsId): NoLand | undefined {
  const there = state.corps[id];
  if (!there) return { why: 'off_the_map', id };
  if (corpsCommander(state, pack, id) !== power) return { why: 'not_yours', id };
  if (there.besieged) return { why: 'besieged', id };
  const march = state.marches?.[id];
  if (march?.landed) return { why: 'landed', id };
  // 7.3.2.1; who comes out of a city enters its area too (7.3.4, ruling).
  const hasEntered = there.inCity || march?.cameOut || (march !== undefined && march.entered.length > 0);
  return hasEntered && endsIn(around, {}, there.area) ? { why: 'must_stop', area: there.area } : undefined;
}

/**
 * The corps take a way step by step, up to its end or to the first area where `pauses` says so; the rest of the way is
 * given back.
 */
export function advance(
  plan: LandPlan,
  { corps, force }: Pick<March, 'corps' | 'force'>,
  way: readonly AreaId[],
  pauses: (area: AreaId) => boolean = () => false,
): readonly AreaId[] {
  for (const [n, to] of way.entries()) {
    for (const id of corps) step(plan, id, to, force);
    if (pauses(to)) return way.slice(n + 1);
  }
  return [];
}

function step(plan: LandPlan, id: CorpsId, to: AreaId, force: boolean): void {
  const { state, pack, around } = plan;
  const there = state.corps[id];
  if (!there) throw new Error(`${id} is not on the map`);
  const link = linkTo(plan, there.area, to);
  const cost = link && stepCost(pack, link, around);
  if (!cost) throw new Error(`${id} cannot go from ${there.area} to ${to}`);
  const { crossed: _, fed: __, cameOut: ___, ...before } = marchOf(plan, id);
  const forces = before.left < cost.points;
  const left = forces && force ? mostPoints(plan, id) : before.left;
  setMarch(state, id, {
    ...before,
    entered: [...before.entered, to],
    left: left - cost.points,
    ...(forces && { forced: true as const }),
    ...(cost.crossed && { crossed: true as const }),
  });
  there.area = to;
  delete there.inCity;
}
