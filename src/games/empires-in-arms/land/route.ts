import { linksFrom } from '../forces/links-from.ts';
import type { AreaLink } from '../map-types.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import type { LandPlan } from './land-plan.ts';
import type { NoLand } from './no-land.ts';
import { endsIn, type Marcher, pointsFor, reachFrom } from './reach.ts';
import { stepCost } from './step-cost.ts';

/** A way from where somebody stands: the areas that are entered, and what that costs. */
export type Route = { readonly way: readonly AreaId[]; readonly points: number };

type Wanted = { readonly to: AreaId; readonly by?: readonly AreaId[] };
type Plan = Pick<LandPlan, 'pack' | 'around'>;

/** The way that is written, or the cheapest one where none is; or why somebody cannot take it. `who`: for refusals. */
export function findRoute(
  plan: Plan,
  marcher: Marcher,
  { to, by }: Wanted,
  who: CorpsId,
): Route | { readonly no: NoLand } {
  if (by !== undefined) return followRoute(plan, marcher, [...by, to], who);
  const reached = reachFrom(plan.pack, plan.around, marcher).get(to);
  if (reached) return { way: reached.way, points: reached.points };
  const far = reachFrom(plan.pack, plan.around, { ...marcher, points: Number.MAX_SAFE_INTEGER, oneArea: false }).get(
    to,
  );
  if (!far) return { no: whyNotOpen(plan, marcher, to) ?? { why: 'no_way', area: to } };
  if (far.way.length === 1) return followRoute(plan, marcher, far.way, who);
  return { no: { why: 'too_far', id: who, points: far.points, has: marcher.points } };
}

/** How one area is linked with another. */
export function linkTo({ pack, around }: Plan, from: AreaId, to: AreaId): AreaLink | undefined {
  return linksFrom(pack, from, around).find((link) => link.to === to);
}

function followRoute(plan: Plan, marcher: Marcher, way: readonly AreaId[], who: CorpsId): ReturnType<typeof findRoute> {
  const { pack, around } = plan;
  let [at, points] = [marcher.from, 0];
  for (const [n, to] of way.entries()) {
    if (n > 0 && endsIn(around, marcher, at)) return { no: { why: 'must_stop', area: at } };
    const link = linkTo(plan, at, to);
    if (!link) return { no: { why: 'gap', from: at, to } };
    const no = whyNotOpen(plan, marcher, to);
    if (no) return { no };
    const cost = pointsFor(pack, around, marcher, link);
    if (cost === undefined) return { no: { why: 'arrow_barred', from: at, to } };
    points += cost;
    if (points > marcher.points) return { no: tooFar(plan, link, { who, points, has: marcher.points }) };
    at = to;
  }
  return { way, points };
}

type Needed = { readonly who: CorpsId; readonly points: number; readonly has: number };

/** The point that is missing may be the one for the river. */
function tooFar({ pack, around }: Plan, link: AreaLink, { who, points, has }: Needed): NoLand {
  const dry = stepCost(pack, { to: link.to, by: 'border' }, around)?.points ?? 0;
  const more = (stepCost(pack, link, around)?.points ?? dry) - dry;
  return link.by === 'river' && points - more <= has
    ? { why: 'river', to: link.to, points, has }
    : { why: 'too_far', id: who, points, has };
}

function whyNotOpen({ around }: Plan, { staysHome }: Marcher, area: AreaId): NoLand | undefined {
  const closed = around.closed(area);
  if (closed) return { why: closed, area };
  return staysHome && !around.isHome(area) ? { why: 'not_at_home', area } : undefined;
}
