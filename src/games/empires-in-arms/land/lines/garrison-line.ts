import { guarding, inTheOpen } from '../../forces/irregulars-posted.ts';
import { areaName } from '../../names.ts';
import { type AreaId, IRREGULARS } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, partsOf } from '../../read-form.ts';
import { roomInGarrison } from '../../reinforcement/room-in.ts';
import type { IrregularsState } from '../../state.ts';
import { roomInCity, whyNotUseCity } from '../city.ts';
import type { IrregularPlace, OrderTo } from '../land-order.ts';
import type { LandPlan } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { field, formOf, number } from './line-parts.ts';

type Garrison = OrderTo<'garrison'>;

/**
 * 7.3.3.3.1, 7.3.4: cossacks, freikorps and guerrillas in an area go into its city as a garrison or a part of one,
 * cossacks and freikorps also to a depot, and come out again.
 */
export const garrisonLine = lineKind<Garrison, NoLand>({
  id: 'garrison',
  orders: (plan) => {
    const groups = Object.entries(plan.state.irregulars).flatMap(([area, there]) =>
      there
        .filter((each) => each.power === plan.power && placesFor(plan, area, each).length > 0)
        .map((each) => ({ kind: each.kind, area, number: each.number })),
    );
    if (groups.length === 0) return [];
    const options = groups.map(({ kind, area, number: there }) => {
      const [place] = areaOptions(plan, [area]);
      const label = msg('empires-in-arms-land.irregulars', { kind, number: there });
      return { id: `${kind}:${area}`, label, ...(place && { detail: place.label, place: area }) };
    });
    const most = Math.max(...groups.map((group) => group.number));
    const places = (['city', 'depot', 'open'] as const).map((place) => ({
      id: place,
      label: msg('empires-in-arms-land.garrison-place', { place }),
    }));
    return [
      formOf('garrison', field('who', one(options)), field('number', number(most)), field('place', one(places), true)),
    ];
  },
  read: (answer) => {
    const part = partsOf(answer);
    const who = String(part('who'));
    const kind = IRREGULARS.find((each) => who.startsWith(`${each}:`)) ?? 'cossack';
    const place = PLACES.find((each) => each === part('place')) ?? 'city';
    return { order: 'garrison', kind, area: idIn(who), number: Number(part('number')), place };
  },
  whyNot: (plan, given) => {
    const { area, number: going, kind, place } = given;
    const has = available(plan, given);
    if (going > has) return { why: 'too_few', has };
    if (place === 'open') return undefined;
    if (plan.around.enemies.outside.has(area)) return { why: 'exchange', no: { why: 'enemy_near', area } };
    if (place === 'city') {
      const room = roomInCity(plan, area);
      const no = whyNotUseCity(plan, plan.power, plan.power, area);
      return no ?? (going > room ? { why: 'no_room', area, room } : undefined);
    }
    if (kind === 'guerrilla') return { why: 'never_at_depot' };
    if (plan.state.depots[area]?.power !== plan.power) return { why: 'exchange', no: { why: 'no_depot', area } };
    const room = roomInGarrison(plan, area, 'depot');
    return going > room ? { why: 'exchange', no: { why: 'no_room', room } } : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const { state, power } = plan;
    const { area, kind, number: going, place } = given;
    const there = groupIn(plan, given);
    state.irregulars[area] = (state.irregulars[area] ?? []).map((each) =>
      each === there ? posted(each, place, going, inTheOpen(state.depots, area, each)) : each,
    );
    play?.tell({ type: 'irregulars-in-city', power, kind, number: going, area, ...(place !== 'city' && { place }) });
  },
  say: (pack, { kind, area, number: going, place }) =>
    msg('empires-in-arms-land.line.garrison', {
      irregulars: msg('empires-in-arms-land.irregulars', { kind, number: going }),
      area: areaName(pack, area),
      place,
    }),
});

const PLACES = ['city', 'depot', 'open'] as const;

const groupIn = ({ state, power }: LandPlan, { area, kind }: Pick<Garrison, 'area' | 'kind'>) =>
  state.irregulars[area]?.find((each) => each.kind === kind && each.power === power);

/** Where some of a group could go: somebody is somewhere else, and there is such a place. */
function placesFor(plan: LandPlan, area: AreaId, { kind }: IrregularsState): readonly IrregularPlace[] {
  const isThere = (place: IrregularPlace) =>
    place === 'open' || (place === 'city' ? plan.pack.area[area]?.city : plan.state.depots[area]?.power === plan.power);
  return PLACES.filter((place) => isThere(place) && available(plan, { kind, area, place }) > 0);
}

/** Those of a group who are somewhere else, and not shut in. */
function available(plan: LandPlan, given: Pick<Garrison, 'kind' | 'area' | 'place'>): number {
  const there = groupIn(plan, given);
  if (!there) return 0;
  const { inCity = 0 } = there;
  const atDepot = guarding(plan.state.depots, given.area, there);
  const shutIn = plan.state.sieges?.[given.area] ? inCity : 0;
  switch (given.place) {
    case 'city':
      return there.number - inCity;
    case 'depot':
      return there.number - atDepot - shutIn;
    case 'open':
      return inCity - shutIn + atDepot;
  }
}

/** So many go to a place: first those who garrison nothing, then those out of the city, then those of the depot. */
function posted(group: IrregularsState, place: IrregularPlace, going: number, open: number): IrregularsState {
  const { inCity = 0, atDepot = 0, ...others } = group;
  let due = going - (place === 'open' ? 0 : Math.min(going, open));
  const outOfCity = place === 'city' ? 0 : Math.min(due, inCity);
  due -= outOfCity;
  const inside = inCity - outOfCity + (place === 'city' ? going : 0);
  const guarding = atDepot - (place === 'depot' ? 0 : Math.min(due, atDepot)) + (place === 'depot' ? going : 0);
  return { ...others, ...(inside > 0 && { inCity: inside }), ...(guarding > 0 && { atDepot: guarding }) };
}
