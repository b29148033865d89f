import type { AreaId } from '../../pack-lists.ts';
import { IRREGULARS } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, idsIn, partsOf } from '../../read-form.ts';
import { irregularAllowance } from '../allowance.ts';
import { askGarrison } from '../depot-garrison.ts';
import type { OrderTo } from '../land-order.ts';
import type { LandPlan } from '../land-plan.ts';
import { changeTurn } from '../land-turn.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import type { Marcher } from '../reach.ts';
import { findRoute } from '../route.ts';
import { sayNoLand, wayText } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { areasAround, field, formOf, number } from './line-parts.ts';

type Irregulars = OrderTo<'irregulars'>;
type Group = Pick<Irregulars, 'kind' | 'from'>;

/** 7.3.1.1, 7.3.2.2: cossacks and freikorps, which stop for nobody, and guerrillas, which go one area. */
export const irregularsLine = lineKind<Irregulars, NoLand>({
  id: 'irregulars',
  orders: (plan) => {
    const groups = groupsOf(plan);
    const to = areasAround(
      plan,
      groups.map(({ kind, from }) => ({ from, points: irregularAllowance(plan.pack, kind) })),
    );
    if (to.length === 0) return [];
    const options = groups.map(({ kind, from }) => {
      const [area] = areaOptions(plan, [from]);
      const label = msg('empires-in-arms-land.irregulars', { kind, number: unmoved(plan, { kind, from }) });
      return { id: `${kind}:${from}`, label, ...(area && { detail: area.label, place: from }) };
    });
    const ways = { kind: 'ranking' as const, options: areaOptions(plan, to), min: 1, max: Math.min(8, to.length) };
    return [
      formOf(
        'irregulars',
        field('who', one(options)),
        field('number', number(Math.max(...groups.map((group) => unmoved(plan, group))))),
        field('to', one(areaOptions(plan, to))),
        field('by', ways, true),
      ),
    ];
  },
  read: (answer) => {
    const part = partsOf(answer);
    const who = String(part('who'));
    const kind = IRREGULARS.find((each) => who.startsWith(`${each}:`)) ?? 'cossack';
    const by = part('by');
    return {
      ...{ order: 'irregulars', kind, from: idIn(who), number: Number(part('number')), to: idIn(part('to')) },
      ...(by !== undefined && { by: idsIn(by) }),
    };
  },
  whyNot: (plan, given) => {
    const has = unmoved(plan, given);
    if (given.number > has) return { why: 'too_few', has };
    const route = findRoute(plan, irregularMarcher(plan, given), given, given.from);
    return 'no' in route ? route.no : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const { state, power } = plan;
    const { kind, number: moved, from, to } = given;
    const route = findRoute(plan, irregularMarcher(plan, given), given, from);
    if ('no' in route) throw new Error(`${kind} in ${from} cannot move: ${route.no.why}`);
    addIrregulars(plan, from, given, -moved);
    addIrregulars(plan, to, given, moved);
    changeTurn(state, (turn) => turn.moved.push({ area: to, kind, number: moved }));
    if (!play) return;
    play.tell({ type: 'irregulars-moved', power, kind, number: moved, from, way: route.way });
    askGarrison(plan, to, play, undefined);
  },
  say: (pack, given, plan) => {
    const { kind, number: moved, from, to, by = [] } = given;
    const route = plan && findRoute(plan, irregularMarcher(plan, given), given, from);
    const way = route && 'way' in route ? route.way : [...by, to];
    return msg('empires-in-arms-land.line.irregulars', {
      irregulars: msg('empires-in-arms-land.irregulars', { kind, number: moved }),
      way: wayText(pack, [from, ...way]),
    });
  },
});

function groupsOf({ state, power }: LandPlan): readonly Group[] {
  return Object.entries(state.irregulars).flatMap(([from, there]) =>
    there
      .filter((each) => each.power === power && unmoved({ state, power }, { kind: each.kind, from }) > 0)
      .map(({ kind }) => ({ kind, from })),
  );
}

/** Those in an area that have not moved in this step. */
function unmoved({ state, power }: Pick<LandPlan, 'state' | 'power'>, { kind, from }: Group): number {
  // Those in a city under siege are shut in.
  const shut = state.sieges?.[from] !== undefined;
  const there = (state.irregulars[from] ?? [])
    .filter((each) => each.kind === kind && each.power === power)
    .map((each) => ({ number: each.number - (shut ? (each.inCity ?? 0) : 0) }));
  const moved = (state.landTurn?.moved ?? []).filter((each) => each.kind === kind && each.area === from);
  const sum = (all: readonly { readonly number: number }[]) => all.reduce((total, each) => total + each.number, 0);
  return sum(there) - sum(moved);
}

function irregularMarcher({ pack }: LandPlan, { kind, from }: Group): Marcher {
  const points = irregularAllowance(pack, kind);
  return { from, points, slipsBy: true, oneArea: kind === 'guerrilla' };
}

function addIrregulars({ state, power }: LandPlan, area: AreaId, { kind }: Group, change: number): void {
  const there = [...(state.irregulars[area] ?? [])];
  const at = there.findIndex((each) => each.kind === kind && each.power === power);
  const total = (there[at]?.number ?? 0) + change;
  // Those who garrison nothing go first, then those of a depot.
  const inCity = Math.min(there[at]?.inCity ?? 0, total);
  const atDepot = Math.min(there[at]?.atDepot ?? 0, total - inCity);
  const after = at < 0 ? there : there.toSpliced(at, 1);
  const posts = { ...(inCity > 0 && { inCity }), ...(atDepot > 0 && { atDepot }) };
  if (total > 0) after.push({ kind, power, number: total, ...posts });
  if (after.length > 0) state.irregulars[area] = after;
  else delete state.irregulars[area];
}
