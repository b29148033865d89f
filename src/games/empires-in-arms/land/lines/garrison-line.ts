import { areaName } from '../../names.ts';
import { IRREGULARS } from '../../pack-lists.ts';
import { roomInCity, whyNotUseCity } from '../city.ts';
import type { OrderTo } from '../land-order.ts';
import type { LandPlan } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { areaOptions, field, formOf, idIn, number, one, partsOf } from './line-parts.ts';

type Garrison = OrderTo<'garrison'>;

/** 7.3.3.3.1: cossacks, freikorps and guerrillas in an area go into its city as a garrison, or part of one. */
export const garrisonLine = lineKind<Garrison, NoLand>({
  id: 'garrison',
  orders: (plan) => {
    const groups = Object.entries(plan.state.irregulars).flatMap(([area, there]) =>
      there
        .filter((each) => each.power === plan.power && plan.pack.area[area]?.city && outside(each) > 0)
        .map((each) => ({ kind: each.kind, area, number: outside(each) })),
    );
    if (groups.length === 0) return [];
    const options = groups.map(({ kind, area, number: there }) => {
      const [place] = areaOptions(plan, [area]);
      const label = msg('empires-in-arms-land.irregulars', { kind, number: there });
      return { id: `${kind}:${area}`, label, ...(place && { detail: place.label, place: area }) };
    });
    const most = Math.max(...groups.map((group) => group.number));
    return [formOf('garrison', field('who', one(options)), field('number', number(most)))];
  },
  read: (answer) => {
    const part = partsOf(answer);
    const who = String(part('who'));
    const kind = IRREGULARS.find((each) => who.startsWith(`${each}:`)) ?? 'cossack';
    return { order: 'garrison', kind, area: idIn(who), number: Number(part('number')) };
  },
  whyNot: (plan, given) => {
    const { area, number: going } = given;
    const there = groupIn(plan, given);
    const has = there ? outside(there) : 0;
    if (going > has) return { why: 'too_few', has };
    if (plan.around.enemies.outside.has(area)) return { why: 'exchange', no: { why: 'enemy_near', area } };
    const no = whyNotUseCity(plan, plan.power, plan.power, area);
    if (no) return no;
    const room = roomInCity(plan, area);
    return going > room ? { why: 'no_room', area, room } : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const { state, power } = plan;
    const { area, kind, number: going } = given;
    const there = groupIn(plan, given);
    state.irregulars[area] = (state.irregulars[area] ?? []).map((each) =>
      each === there ? { ...each, inCity: (each.inCity ?? 0) + going } : each,
    );
    play?.tell({ type: 'irregulars-in-city', power, kind, number: going, area });
  },
  say: (pack, { kind, area, number: going }) =>
    msg('empires-in-arms-land.line.garrison', {
      irregulars: msg('empires-in-arms-land.irregulars', { kind, number: going }),
      area: areaName(pack, area),
    }),
});

const outside = ({ number: all, inCity = 0 }: { readonly number: number; readonly inCity?: number }) => all - inCity;

const groupIn = ({ state, power }: LandPlan, { area, kind }: Pick<Garrison, 'area' | 'kind'>) =>
  state.irregulars[area]?.find((each) => each.kind === kind && each.power === power);
