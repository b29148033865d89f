import type { AreaId, CorpsId } from '../../pack-lists.ts';
import { one } from '../../piece-options.ts';
import { idIn, partsOf } from '../../read-form.ts';
import { carryOutMarch } from '../carry-out-march.ts';
import type { OrderTo } from '../land-order.ts';
import { type LandPlan, marchOf, ownCorpsOf } from '../land-plan.ts';
import { mostPoints, whyNotMove } from '../march-corps.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { routeOf } from '../route-of.ts';
import { corpsNames, sayNoLand, wayText } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, field, forceOption, formOf } from './line-parts.ts';

type Follow = OrderTo<'follow'>;

/** A corps goes where another one went before it: from the area where the two ways meet. */
export const followLine = lineKind<Follow, NoLand>({
  id: 'follow',
  changesSurroundings: true,
  orders: (plan) => {
    const ahead = Object.entries(plan.state.marches ?? {}).flatMap(([id, { entered }]) =>
      entered.length > 0 && plan.state.corps[id] ? [id] : [],
    );
    const able = ownCorpsOf(plan, plan.power).filter((id) => !whyNotMove(plan, id) && mostPoints(plan, id) > 0);
    const behind = able.filter((id) => ahead.some((first) => wayBehind(plan, id, first) !== undefined));
    if (behind.length === 0) return [];
    return [
      formOf(
        'follow',
        field('corps', one(corpsOptions(plan, behind))),
        field('after', one(corpsOptions(plan, ahead))),
        field('how', one([forceOption]), true),
      ),
    ];
  },
  read: (answer) => {
    const part = partsOf(answer);
    return { order: 'follow', corps: idIn(part('corps')), after: idIn(part('after')), force: part('how') === 'force' };
  },
  whyNot: (plan, given) => {
    const march = asMarch(plan, given);
    if (!march) return { why: 'nothing_to_follow', id: given.after };
    const route = routeOf(plan, march);
    return 'no' in route ? route.no : undefined;
  },
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    const march = asMarch(plan, given);
    if (!march) throw new Error(`${given.corps} cannot follow ${given.after}`);
    carryOutMarch(plan, march, play);
  },
  say: (pack, given, plan) => {
    const [corps = '', after = ''] = corpsNames(pack, [given.corps, given.after]);
    const way = plan && wayBehind(plan, given.corps, given.after);
    const from = plan?.state.corps[given.corps]?.area;
    return msg('empires-in-arms-land.line.follow', {
      corps,
      after,
      way: way && from !== undefined ? wayText(pack, [from, ...way]) : '',
    });
  },
});

function asMarch(plan: LandPlan, { corps, after, force }: Follow): OrderTo<'march'> | undefined {
  const way = wayBehind(plan, corps, after);
  const to = way?.at(-1);
  return way && to !== undefined ? { order: 'march', corps: [corps], to, by: way.slice(0, -1), force } : undefined;
}

/** What the one ahead has entered since it was last in the area where the other stands. */
function wayBehind(plan: LandPlan, id: CorpsId, ahead: CorpsId): readonly AreaId[] | undefined {
  if (id === ahead || !plan.state.corps[ahead]) return undefined;
  const { from, entered } = marchOf(plan, ahead);
  const passed = [...(from === undefined ? [] : [from]), ...entered];
  const at = passed.lastIndexOf(plan.state.corps[id]?.area ?? '');
  const way = at < 0 ? [] : passed.slice(at + 1);
  return way.length > 0 ? way : undefined;
}
