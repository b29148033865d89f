import { corpsName, leaderName } from '../../names.ts';
import type { CorpsId } from '../../pack-lists.ts';
import { leaderOptions, one } from '../../piece-options.ts';
import { idIn, idsIn, partsOf } from '../../read-form.ts';
import type { OrderTo } from '../land-order.ts';
import { type LandPlan, marchOf, ownCorpsOf, setMarch } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { corpsNames, sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, field, formOf, orderOf, some } from './line-parts.ts';

/** 5.3: a leader beside the map enters with a corps, or changes to another corps in the same area. */
export const leadLine = lineKind<OrderTo<'lead'>, NoLand>({
  id: 'lead',
  orders: (plan) => {
    const { pack, power, state } = plan;
    const leaders = pack.leaders.flatMap(({ id, nation, kind }) => {
      const is = state.leaders[id]?.is;
      return nation === power && kind === 'land' && (is === 'beside' || is === 'with') ? [id] : [];
    });
    const corps = ownCorpsOf(plan, power).filter((id) => !state.corps[id]?.besieged);
    if (leaders.length === 0 || corps.length === 0) return [];
    return [
      formOf(
        'lead',
        field('leader', one(leaderOptions(plan, leaders))),
        field('corps', one(corpsOptions(plan, corps))),
      ),
    ];
  },
  read: (answer) => {
    const part = partsOf(answer);
    return { order: 'lead', leader: idIn(part('leader')), corps: idIn(part('corps')) };
  },
  whyNot: whyNotLead,
  sayNo: sayNoLand,
  carryOut: ({ state, power }, { leader, corps }, play) => {
    const enters = state.leaders[leader]?.is === 'beside';
    state.leaders[leader] = { is: 'with', unit: corps };
    const area = state.corps[corps]?.area ?? '';
    play?.tell({ type: 'leader-joined', power, leader, corps, area, enters });
  },
  say: (pack, { leader, corps }) =>
    msg('empires-in-arms-land.line.lead', { leader: leaderName(pack, leader), corps: corpsName(pack, corps) }),
});

/** Points pass from nobody to anybody (7.3): a leader does not ride on with another corps. */
function whyNotLead({ state, pack }: LandPlan, { leader, corps }: OrderTo<'lead'>): NoLand | undefined {
  const now = state.leaders[leader];
  const there = state.corps[corps];
  if (!now || (now.is !== 'beside' && now.is !== 'with')) return { why: 'off_the_map', id: leader };
  if (!there) return { why: 'off_the_map', id: corps };
  if (there.besieged) return { why: 'besieged', id: corps };
  if (now.is === 'beside')
    return pack.corpsOf[corps]?.nation === pack.leader[leader]?.nation ? undefined : { why: 'not_with_it', id: leader };
  const from = state.corps[now.unit];
  if (from?.besieged) return { why: 'besieged', id: leader };
  const rode = (state.marches?.[now.unit]?.entered.length ?? 0) > 0;
  return from?.area === there.area && now.unit !== corps && !rode ? undefined : { why: 'not_with_it', id: leader };
}

/** 7.3.2.4: corps stay where they are; it is known that nothing else was forgotten. */
export const stayLine = lineKind<OrderTo<'stay'>, NoLand>({
  id: 'stay',
  orders: (plan) => {
    const corps = withoutOrder(plan);
    return corps.length === 0 ? [] : [orderOf('stay', some(corpsOptions(plan, corps)))];
  },
  read: (answer) => ({ order: 'stay', corps: idsIn(answer) }),
  whyNot: () => undefined,
  sayNo: sayNoLand,
  carryOut: (plan, { corps }) => {
    for (const id of corps) setMarch(plan.state, id, marchOf(plan, id));
  },
  say: (pack, { corps }) => msg('empires-in-arms-land.line.stay', { corps: corpsNames(pack, corps) }),
});

/** Corps of a power that can move and have no order yet. */
export function withoutOrder(plan: LandPlan): readonly CorpsId[] {
  return ownCorpsOf(plan, plan.power).filter((id) => !plan.state.marches?.[id] && !plan.state.corps[id]?.besieged);
}

/** Here the server asks again: the lines after it wait for that (see `land-turn`). */
export const askMeLine = lineKind<OrderTo<'ask_me'>, NoLand>({
  id: 'ask-me',
  orders: () => [
    orderOf(
      'ask-me',
      one((['always', 'lapsed'] as const).map((id) => ({ id, label: msg('empires-in-arms-land.ask-when', { id }) }))),
    ),
  ],
  read: (answer) => ({ order: 'ask_me', when: answer === 'lapsed' ? 'lapsed' : 'always' }),
  whyNot: () => undefined,
  sayNo: sayNoLand,
  carryOut: () => {},
  say: (_, { when }) => msg('empires-in-arms-land.line.ask-me', { when }),
});
