import type { Order } from '../../../kernel/choice.ts';
import { commanderOf } from '../forces/who-commands.ts';
import { areaName } from '../names.ts';
import { type CorpsId, TROOPS, type Troop } from '../pack-lists.ts';
import { areaOption, corpsOptions, leaderOptions, one } from '../piece-options.ts';
import type { Garrison } from '../state.ts';
import { msg } from './msg.ts';
import { field, formOf, numberField, orderOf, whatField } from './order-parts.ts';
import { isFree, isLent, type OwnCorps } from './own-corps.ts';
import { inGarrison } from './room-in.ts';
import type { SheetPlan } from './sheet-plan.ts';

/** 5.2.3, 5.2.4, 5.3: what corps, garrisons and leaders that are there already do. */
export function listExchanges(plan: SheetPlan, corps: readonly OwnCorps[]): readonly Order[] {
  const free = corps.filter((one) => isFree(plan, one));
  return [
    ...transferOrder(plan, free),
    ...garrisonOrder(plan, 'detach', 'to', canDetach(plan, free)),
    ...garrisonOrder(plan, 'absorb', 'from', canAbsorb(plan, free)),
    ...demobiliseOrders(plan, corps),
    ...leaderOrder(plan),
  ];
}

function transferOrder(plan: SheetPlan, free: readonly OwnCorps[]): readonly Order[] {
  const together = new Map<string, OwnCorps[]>();
  for (const one of free) {
    const spot = `${one.counter.nation} ${one.there.area}`;
    together.set(spot, [...(together.get(spot) ?? []), one]);
  }
  const some = [...together.values()].flatMap((corps) => (corps.length > 1 ? corps : []));
  const held = (troops: Troop) => Math.max(0, ...some.map(({ there }) => there.factors[troops] ?? 0));
  const kinds = TROOPS.filter((troops) => troops !== 'artillery' && held(troops) > 0);
  if (kinds.length === 0) return [];
  const options = one(corpsOptions(plan, idsOf(some)));
  const most = Math.max(...kinds.map(held));
  return [formOf('transfer', field('from', options), field('to', options), whatField(kinds), numberField(most))];
}

type Exchange = { readonly corps: readonly OwnCorps[]; readonly kinds: readonly Troop[]; readonly most: number };

/** Corps in an area with a city, or with a depot of their power. */
function canDetach({ state, pack, basis }: SheetPlan, free: readonly OwnCorps[]): Exchange {
  const corps = free.filter(
    ({ there: { area } }) => pack.area[area]?.city || state.depots[area]?.power === basis.reach.power,
  );
  const held = (troops: Troop) => Math.max(0, ...corps.map(({ there }) => there.factors[troops] ?? 0));
  const kinds = TROOPS.filter((troops) => inGarrison(troops) !== undefined && held(troops) > 0);
  return { corps, kinds, most: Math.max(0, ...kinds.map(held)) };
}

/** Corps in an area with a garrison of their nation. */
function canAbsorb({ state }: SheetPlan, free: readonly OwnCorps[]): Exchange {
  const near = ({ counter, there: { area } }: OwnCorps): readonly Garrison[] =>
    [state.garrisons[area], state.depots[area]?.garrison].flatMap((one) =>
      one?.nation === counter.nation ? [one] : [],
    );
  const corps = free.filter((one) => near(one).length > 0);
  const garrisons = corps.flatMap(near);
  const held = (troops: 'infantry' | 'militia') => Math.max(0, ...garrisons.map((one) => one[troops]));
  const kinds = (['infantry', 'militia'] as const).filter((troops) => held(troops) > 0);
  return { corps, kinds, most: Math.max(0, ...kinds.map(held)) };
}

function garrisonOrder(plan: SheetPlan, id: string, way: string, { corps, kinds, most }: Exchange): readonly Order[] {
  if (kinds.length === 0) return [];
  const places = (['city', 'depot'] as const).map((place) => ({
    id: place,
    label: msg('empires-in-arms-reinforcement.garrison-place', { place }),
  }));
  const fields = [field('corps', one(corpsOptions(plan, idsOf(corps)))), whatField(kinds), numberField(most)];
  return [formOf(id, ...fields, field(way, one(places)))];
}

function demobiliseOrders(plan: SheetPlan, corps: readonly OwnCorps[]): readonly Order[] {
  const { state, basis } = plan;
  const own = idsOf(corps.filter(({ counter }) => !isLent(state, counter)));
  const isOurs = (garrison: Garrison) => commanderOf(state, garrison.nation) === basis.reach.power;
  const cities = Object.entries(state.garrisons).filter(([, one]) => isOurs(one));
  const depots = Object.entries(state.depots).flatMap(([area, { garrison }]) =>
    garrison && isOurs(garrison) ? [[area, garrison] as const] : [],
  );
  const places = [
    ...cities.map(([area]) => areaOption(plan.pack, area, 'city')),
    ...depots.map(([area]) => ({
      ...areaOption(plan.pack, area, 'depot'),
      label: msg('empires-in-arms-reinforcement.depot-in', { area: areaName(plan.pack, area) }),
    })),
  ];
  const held = [...cities, ...depots].flatMap(([, { infantry, militia }]) => [infantry, militia]);
  return [
    ...(own.length === 0 ? [] : [orderOf('demobilise', one(corpsOptions(plan, own)))]),
    ...(places.length === 0
      ? []
      : [
          formOf(
            'demobilise-garrison',
            field('garrison', one(places)),
            whatField(['infantry', 'militia']),
            numberField(Math.max(...held)),
          ),
        ]),
  ];
}

function leaderOrder(plan: SheetPlan): readonly Order[] {
  const leaders = Object.entries(plan.state.leaders).flatMap(([id, { is }]) =>
    is === 'with' && plan.pack.leader[id]?.nation === plan.basis.reach.power ? [id] : [],
  );
  return leaders.length === 0 ? [] : [orderOf('remove-leader', one(leaderOptions(plan, leaders)))];
}

const idsOf = (corps: readonly OwnCorps[]): readonly CorpsId[] => corps.map(({ counter }) => counter.id);
