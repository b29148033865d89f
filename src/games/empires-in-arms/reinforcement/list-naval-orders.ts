import type { Order } from '../../../kernel/choice.ts';
import type { FleetId } from '../pack-lists.ts';
import { areaOptions, fleetOptions, one } from '../piece-options.ts';
import { dueArrivals } from './due-arrivals.ts';
import { field, formOf, numberField, orderOf, spotOf } from './order-parts.ts';
import { fleetsOf } from './places-for.ts';
import type { SheetPlan } from './sheet-plan.ts';

/** 5.1: fleet counters, and what ships that are there already do. */
export function listNavalOrders(plan: SheetPlan): readonly Order[] {
  const fleets = fleetsOf(plan, plan.basis.reach.power);
  return [...placeFleetOrder(plan, fleets), ...transferOrder(plan, fleets), ...scuttleOrder(plan, fleets)];
}

/** 5.1.1. */
function placeFleetOrder(plan: SheetPlan, fleets: readonly FleetId[]): readonly Order[] {
  const { state, pack, basis } = plan;
  const counters = dueArrivals(state, basis.reach.power).flatMap((arrival) =>
    arrival.what === 'counter' && pack.fleet[arrival.id] && !state.fleets[arrival.id] ? [arrival] : [],
  );
  const nations = new Set(counters.map(({ nation }) => nation));
  const ports = [...new Set([...nations].flatMap((nation) => basis.ports.get(nation) ?? []))];
  const at = [...areaOptions(plan, ports, 'port'), ...fleetOptions(plan, fleets)];
  if (counters.length === 0 || at.length === 0) return [];
  const ids = counters.map(({ id }) => id);
  const giving = fleets.filter((id) => nations.has(pack.fleet[id]?.nation ?? ''));
  const from = giving.length === 0 ? [] : [field('from', one(fleetOptions(plan, giving)), true)];
  const most = Math.max(...ids.map((id) => pack.fleet[id]?.ships ?? 0));
  const fields = [field('fleet', one(fleetOptions(plan, ids))), field('at', one(at)), numberField(most), ...from];
  return [formOf('place-fleet', ...fields)];
}

/** 5.1.3: between fleets of one nation in one place. */
function transferOrder(plan: SheetPlan, fleets: readonly FleetId[]): readonly Order[] {
  const { state, pack } = plan;
  const together = new Map<string, FleetId[]>();
  for (const id of fleets) {
    const there = state.fleets[id];
    if (!there) continue;
    const spot = `${pack.fleet[id]?.nation} ${spotOf(there.at)}`;
    together.set(spot, [...(together.get(spot) ?? []), id]);
  }
  const some = [...together.values()].flatMap((ids) => (ids.length > 1 ? ids : []));
  if (some.length === 0) return [];
  const options = one(fleetOptions(plan, some));
  const most = Math.max(...some.map((id) => state.fleets[id]?.ships ?? 0));
  return [formOf('transfer-ships', field('from', options), field('to', options), numberField(most))];
}

/** 5.1.4. */
function scuttleOrder(plan: SheetPlan, fleets: readonly FleetId[]): readonly Order[] {
  const own = fleets.filter((id) => plan.pack.fleet[id]?.nation === plan.basis.reach.power);
  return own.length === 0 ? [] : [orderOf('scuttle', one(fleetOptions(plan, own)))];
}
