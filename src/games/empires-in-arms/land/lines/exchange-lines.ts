import type { Field, Order } from '../../../../kernel/choice.ts';
import { countFactors } from '../../forces/count-factors.ts';
import { corpsName } from '../../names.ts';
import { type AreaId, TROOPS, type Troop } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, partsOf } from '../../read-form.ts';
import { absorb, detach, whyNotAbsorb, whyNotDetach } from '../../reinforcement/exchange-with-garrison.ts';
import { countedText, kindName } from '../../reinforcement/order-names.ts';
import { isFree, type OwnCorps, ownCorps } from '../../reinforcement/own-corps.ts';
import type { GarrisonPlace } from '../../reinforcement/reinforcement-order.ts';
import { garrisonAt, inGarrison } from '../../reinforcement/room-in.ts';
import { roomInCity } from '../city.ts';
import type { OrderTo } from '../land-order.ts';
import { type LandPlan, marchOf, setMarch } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, field, formOf, number } from './line-parts.ts';

/** 7.3.3: a corps leaves factors in the city or with the depot of the area where it stands. */
export const detachLine = lineKind<OrderTo<'detach'>, NoLand>({
  id: 'detach',
  orders: (plan) => {
    const { power, pack, state } = plan;
    const corps = free(plan).filter(
      ({ there: { area, factors } }) =>
        countFactors(factors) > 1 &&
        !plan.around.enemies.outside.has(area) &&
        (pack.area[area]?.city || state.depots[area]?.power === power),
    );
    const held = (troops: Troop) => Math.max(0, ...corps.map(({ there }) => there.factors[troops] ?? 0));
    const kinds = TROOPS.filter((troops) => inGarrison(troops) !== undefined && held(troops) > 0);
    return exchangeOrder(plan, 'detach', 'to', { corps, kinds, most: mostIn(corps) });
  },
  beyond: (plan) => exchangeForm(plan, 'detach', 'to', anything(plan)),
  read: (answer) => {
    const part = partsOf(answer);
    return { order: 'detach', ...common(part), to: placeIn(part('to')) };
  },
  whyNot: (plan, given) => {
    const no = whyNotDetach(plan, given, plan.around);
    if (no) return { why: 'exchange', no };
    const there = plan.state.corps[given.corps];
    if (!there || countFactors(there.factors) <= given.number) return { why: 'last_factor', id: given.corps };
    // Of corps in the city the factors only change their name.
    const room = roomInCity(plan, there.area) + (there.inCity ? given.number : 0);
    return given.to === 'city' && given.number > room ? { why: 'no_room', area: there.area, room } : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const { corps, troops, number: left, to } = given;
    const area = plan.state.corps[corps]?.area ?? '';
    const march = marchOf(plan, corps);
    detach(plan, given);
    const leftBehind = [
      ...(march.leftBehind ?? []),
      { area, place: to, factors: { [inGarrison(troops) ?? troops]: left } },
    ];
    setMarch(plan.state, corps, { ...march, leftBehind });
    play?.tell({
      type: 'garrison-changed',
      power: plan.power,
      corps,
      area,
      place: to,
      how: 'left',
      troops,
      number: left,
    });
  },
  say: (pack, given) =>
    msg('empires-in-arms-land.line.detach', {
      factors: countedText(given.troops, given.number),
      corps: corpsName(pack, given.corps),
      place: given.to,
    }),
});

/** 7.3.3: a corps picks up factors of a garrison. */
export const absorbLine = lineKind<OrderTo<'absorb'>, NoLand>({
  id: 'absorb',
  orders: (plan) => {
    const near = ({ counter, there: { area } }: OwnCorps) =>
      (['city', 'depot'] as const).flatMap((place) => {
        const garrison = garrisonAt(plan.state, area, place);
        return garrison?.nation === counter.nation ? [garrison] : [];
      });
    const corps = free(plan).filter(
      (each) => !plan.around.enemies.outside.has(each.there.area) && near(each).length > 0,
    );
    const garrisons = corps.flatMap(near);
    const held = (troops: 'infantry' | 'militia') => Math.max(0, ...garrisons.map((each) => each[troops]));
    const kinds = (['infantry', 'militia'] as const).filter((troops) => held(troops) > 0);
    return exchangeOrder(plan, 'absorb', 'from', { corps, kinds, most: mostIn(corps) });
  },
  beyond: (plan) => exchangeForm(plan, 'absorb', 'from', anything(plan)),
  read: (answer) => {
    const part = partsOf(answer);
    return { order: 'absorb', ...common(part), from: placeIn(part('from')) };
  },
  whyNot: (plan, given) => {
    const no = whyNotAbsorb(plan, given, plan.around);
    if (no) return { why: 'exchange', no };
    const there = plan.state.corps[given.corps];
    const room = there?.inCity && given.from === 'depot' ? roomInCity(plan, there.area) : given.number;
    return there && given.number > room ? { why: 'no_room', area: there.area, room } : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const { corps, troops, number: taken, from } = given;
    const area = plan.state.corps[corps]?.area ?? '';
    const march = marchOf(plan, corps);
    absorb(plan, given);
    setMarch(plan.state, corps, march);
    play?.tell({
      ...{ type: 'garrison-changed', power: plan.power, corps, area, place: from, how: 'picked_up' },
      ...{ troops, number: taken },
    });
  },
  say: (pack, given) =>
    msg('empires-in-arms-land.line.absorb', {
      factors: countedText(given.troops, given.number),
      corps: corpsName(pack, given.corps),
      place: given.from,
    }),
});

const free = (plan: LandPlan): readonly OwnCorps[] => ownCorps(plan, plan.power).filter((each) => isFree(plan, each));

/** What they can hold of one kind: who writes more than there is, or than finds room, is told so (7.3.3). */
const mostIn = (corps: readonly OwnCorps[]) =>
  Math.max(0, ...corps.flatMap(({ counter }) => counter.capacity.map(({ most }) => most)));

type Part = ReturnType<typeof partsOf>;
const common = (part: Part) => ({
  corps: idIn(part('corps')),
  troops: troopsIn(part('what')),
  number: Number(part('number')),
});
const placeIn = (given: unknown): GarrisonPlace => (given === 'depot' ? 'depot' : 'city');

function troopsIn(given: unknown): Troop {
  const troops = TROOPS.find((each) => each === given);
  if (!troops) throw new Error(`no troops ${String(given)}`);
  return troops;
}

type Exchange = {
  readonly corps: readonly OwnCorps[];
  readonly kinds: readonly Troop[];
  readonly most: number;
  /** The areas that may be named with either place. */
  readonly at?: { readonly [place in GarrisonPlace]: readonly AreaId[] };
};

/** The most factors that anybody writes. */
const ANY_NUMBER = 999;
const anything = (plan: LandPlan): Exchange => ({
  corps: ownCorps(plan, plan.power),
  kinds: TROOPS,
  most: ANY_NUMBER,
  at: {
    city: plan.pack.areas.flatMap(({ id, city }) => (city ? [id] : [])),
    depot: plan.pack.areas.map(({ id }) => id),
  },
});

const exchangeOrder = (plan: LandPlan, id: string, way: string, exchange: Exchange): readonly Order[] =>
  exchange.kinds.length === 0 ? [] : [exchangeForm(plan, id, way, exchange)];

function exchangeForm(plan: LandPlan, id: string, way: string, { corps, kinds, most, at }: Exchange): Order {
  const places = (['city', 'depot'] as const).map((place) => ({
    id: place,
    label: msg('empires-in-arms-land.garrison-place', { place }),
    ...(at && { at: areaOptions(plan, at[place]) }),
  }));
  const fields: readonly Field[] = [
    field(
      'corps',
      one(
        corpsOptions(
          plan,
          corps.map(({ counter }) => counter.id),
        ),
      ),
    ),
    field('what', one(kinds.map((what) => ({ id: what, label: kindName(what) })))),
    field('number', number(most)),
    field(way, one(places)),
  ];
  return formOf(id, ...fields);
}
