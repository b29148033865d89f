import { countFactors } from '../forces/count-factors.ts';
import { shoresOf } from '../forces/map-links.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId } from '../pack-lists.ts';
import { roomInCity, whyNotRelieveCity } from './city.ts';
import type { OrderTo } from './land-order.ts';
import { type LandPlan, setMarch } from './land-plan.ts';
import type { NoLand } from './no-land.ts';

type Land = OrderTo<'land'>;

/** The corps of a power that are on fleets. */
export function corpsAboard({ state, pack, power }: LandPlan): readonly CorpsId[] {
  return Object.keys(state.aboard ?? {}).filter((id) => corpsCommander(state, pack, id) === power);
}

/** 7.3.5: the areas beside a fleet: that of its port, or the shores of its sea. */
export function shoresFor({ state, pack }: Pick<LandPlan, 'state' | 'pack'>, corps: CorpsId): readonly AreaId[] {
  const at = state.fleets[state.aboard?.[corps]?.fleet ?? '']?.at;
  if (!at) return [];
  return at.in === 'sea' ? (shoresOf(pack).get(at.sea) ?? []).map(({ id }) => id) : [at.area];
}

export function whyNotLand(plan: LandPlan, { corps, in: where, area }: Land): NoLand | undefined {
  const { state, pack, power, around } = plan;
  if (!state.aboard?.[corps]) return { why: 'not_aboard', id: corps };
  if (corpsCommander(state, pack, corps) !== power) return { why: 'not_yours', id: corps };
  if (!shoresFor(plan, corps).includes(area)) return { why: 'not_beside', area };
  const closed = around.closed(area);
  if (closed) return { why: closed, area };
  if (where === 'area') return undefined;
  // Into a besieged port of its own (7.3.5); into a city that is open it goes by another line.
  return (
    whyNotRelieveCity(plan, power, pack.corpsOf[corps]?.nation ?? power, area) ??
    whyNotPort(plan, area) ??
    whyNoRoom(plan, corps, area)
  );
}

/** 7.3.3.4. */
function whyNoRoom(plan: LandPlan, corps: CorpsId, area: AreaId): NoLand | undefined {
  const room = roomInCity(plan, area);
  return countFactors(plan.state.aboard?.[corps]?.factors ?? {}) > room ? { why: 'no_room', area, room } : undefined;
}

function whyNotPort({ pack, around }: LandPlan, area: AreaId): NoLand | undefined {
  return pack.area[area]?.port && around.besieged.has(area) ? undefined : { why: 'not_beside', area };
}

/** 7.3.5: a corps comes off its fleet: that takes all its points, and counts as the crossing of a river. */
export function disembark({ state }: Pick<LandPlan, 'state'>, { corps, in: where, area }: Land): void {
  const { [corps]: there, ...others } = state.aboard ?? {};
  if (!there) throw new Error(`${corps} is on no fleet`);
  if (Object.keys(others).length > 0) state.aboard = others;
  else delete state.aboard;
  state.corps[corps] = {
    area,
    factors: there.factors,
    ...(where === 'city' && { inCity: true as const, besieged: true as const }),
  };
  setMarch(state, corps, { entered: [area], left: 0, landed: true, crossed: true });
}

/** Where a corps lands that was not told where: not among enemies if it can be helped (ruling). */
export function landingOf(plan: LandPlan, corps: CorpsId): Land | undefined {
  const possible = shoresFor(plan, corps)
    .map((area): Land => ({ order: 'land', corps, in: 'area', area }))
    .filter((order) => !whyNotLand(plan, order));
  return possible.find(({ area }) => !plan.around.enemies.outside.has(area)) ?? possible[0];
}
