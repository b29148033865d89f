import type { Order } from '../../../kernel/choice.ts';
import { type Owner, TROOPS } from '../pack-lists.ts';
import { areaOptions, corpsOptions, fleetOptions, one } from '../piece-options.ts';
import { dueArrivals, placedAs, type Reinforcement } from './due-arrivals.ts';
import { whyNotFactorsThere } from './land-places.ts';
import { listExchanges } from './list-exchanges.ts';
import { listNavalOrders } from './list-naval-orders.ts';
import { msg } from './msg.ts';
import { field, formOf, numberField, whatField } from './order-parts.ts';
import { isFree, type OwnCorps, ownCorps } from './own-corps.ts';
import { fleetsFor } from './places-for.ts';
import { inGarrison, roomInCorps, roomInGarrison } from './room-in.ts';
import { countersToPlace, placesForCounter, type SheetPlan } from './sheet-plan.ts';

/**
 * 5.1 to 5.3: what the next line may order, a form for each kind of order. Its fields name what is possible with
 * something; whether it is so together is found out when the line is there.
 */
export function listReinforcementOrders(plan: SheetPlan): readonly Order[] {
  const corps = ownCorps(plan, plan.basis.reach.power);
  const due = dueByKind(plan);
  return [
    ...placeOrder(plan, due),
    ...placeCorpsOrder(plan, corps),
    ...listNavalOrders(plan),
    ...listExchanges(plan, corps),
  ];
}

/** One of them; the order that most lines give is found without the others. */
export function findReinforcementOrder(plan: SheetPlan, wanted: string): Order | undefined {
  const orders = wanted === 'place' ? placeOrder(plan, dueByKind(plan)) : listReinforcementOrders(plan);
  return orders.find(({ id }) => id === wanted);
}

type Due = {
  readonly kinds: readonly Reinforcement[];
  readonly most: number;
  readonly byNation: ReadonlyMap<Owner, ReadonlySet<Reinforcement>>;
};

function dueByKind({ state, basis }: SheetPlan): Due {
  const numbers = new Map<Reinforcement, number>();
  const byNation = new Map<Owner, Set<Reinforcement>>();
  for (const arrival of dueArrivals(state, basis.reach.power)) {
    const what = placedAs(arrival);
    if (arrival.what === 'counter' || what === undefined) continue;
    numbers.set(what, (numbers.get(what) ?? 0) + arrival.number);
    byNation.set(arrival.nation, (byNation.get(arrival.nation) ?? new Set()).add(what));
  }
  const kinds = ([...TROOPS, 'ship'] as const).filter((what) => numbers.has(what));
  return { kinds, byNation, most: Math.max(0, ...numbers.values()) };
}

/** 5.1.2, 5.2.2.2. */
function placeOrder(plan: SheetPlan, due: Due): readonly Order[] {
  const { corps, cities, fleets } = roomFor(plan, due);
  if (corps.length + cities.length + fleets.length === 0) return [];
  const detail = msg('empires-in-arms-reinforcement.as-garrison');
  const where = [
    ...corpsOptions(plan, corps),
    ...areaOptions(plan, cities, 'city').map((city) => ({ ...city, detail })),
    ...fleetOptions(plan, fleets),
  ];
  return [formOf('place', whatField(due.kinds), numberField(due.most), field('where', one(where)))];
}

function roomFor(plan: SheetPlan, { byNation }: Due) {
  const { state, pack, basis } = plan;
  const { reach } = basis;
  const corps = Object.entries(state.corps).flatMap(([id, { area, factors, besieged }]) => {
    const counter = pack.corpsOf[id];
    const kinds = counter && byNation.get(counter.nation);
    if (!kinds || besieged) return [];
    const takes = [...kinds].some(
      (what) =>
        what !== 'ship' &&
        roomInCorps(counter, factors, what) > 0 &&
        !whyNotFactorsThere(plan, counter, area, what, reach),
    );
    return takes ? [id] : [];
  });
  const cities = [...byNation].flatMap(([nation, kinds]) =>
    [...kinds].some((what) => what !== 'ship' && inGarrison(what) !== undefined)
      ? (basis.cities.get(nation) ?? []).filter(
          (area) => (state.garrisons[area]?.nation ?? nation) === nation && roomInGarrison(plan, area, 'city') > 0,
        )
      : [],
  );
  const fleets = [...byNation].flatMap(([nation, kinds]) =>
    kinds.has('ship') ? fleetsFor(plan, nation, reach).map(({ fleet }) => fleet) : [],
  );
  return { corps, cities: [...new Set(cities)], fleets };
}

/** 5.2.1.2. */
function placeCorpsOrder(plan: SheetPlan, corps: readonly OwnCorps[]): readonly Order[] {
  const counters = countersToPlace(plan);
  const withOwn = corps.flatMap(({ there }) => (there.besieged ? [] : [there.area]));
  const areas = [...new Set(counters.flatMap((id) => placesForCounter(plan, id, withOwn)))];
  if (areas.length === 0) return [];
  const holds = counters.flatMap((id) => plan.pack.corpsOf[id]?.capacity ?? []);
  const giving = corps.flatMap((one) => (isFree(plan, one) ? [one.counter.id] : []));
  const sources = [
    { id: 'garrison', label: msg('empires-in-arms-reinforcement.from-garrison') },
    ...corpsOptions(plan, giving),
  ];
  return [
    formOf(
      'place-corps',
      field('corps', one(corpsOptions(plan, counters))),
      field('area', one(areaOptions(plan, areas, 'area'))),
      whatField(TROOPS.filter((troops) => holds.some((entry) => entry.troops.includes(troops)))),
      numberField(Math.max(...holds.map(({ most }) => most))),
      field('from', one(sources), true),
    ),
  ];
}
