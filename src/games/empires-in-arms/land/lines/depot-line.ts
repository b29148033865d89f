import { hasCorpsBeside } from '../../forces/corps-beside.ts';
import { dropDepot, isGarrisoned } from '../../forces/irregulars-posted.ts';
import { areaName, corpsName } from '../../names.ts';
import type { AreaId, CorpsId } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, partsOf } from '../../read-form.ts';
import { isEnemy } from '../../relations/is-enemy.ts';
import type { OrderTo } from '../land-order.ts';
import { isOutside, type LandPlan, marchOf, ownCorpsOf, setMarch } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, field, formOf } from './line-parts.ts';

type Destroy = OrderTo<'destroy_depot'>;

/** 7.3.6.1: an enemy depot without a garrison is destroyed; a corps that ends its march there has foraged by that. */
export const destroyDepotLine = lineKind<Destroy, NoLand>({
  id: 'destroy-depot',
  orders: (plan) => {
    const areas = Object.keys(plan.state.depots).filter(
      (area) => !whyNotDestroy(plan, { order: 'destroy_depot', area }),
    );
    if (areas.length === 0) return [];
    const corps = corpsFor(plan, areas);
    return [
      formOf(
        'destroy-depot',
        field('area', one(areaOptions(plan, areas))),
        ...(corps.length > 0 ? [field('corps', one(corpsOptions(plan, corps)), true)] : []),
      ),
    ];
  },
  read: (answer) => {
    const part = partsOf(answer);
    const corps = part('corps');
    return {
      order: 'destroy_depot',
      area: idIn(part('area')),
      ...(corps !== undefined && { corps: idIn(corps) }),
    };
  },
  whyNot: (plan, given) => {
    const no = whyNotDestroy(plan, given);
    if (no || given.corps === undefined) return no;
    return corpsFor(plan, [given.area]).includes(given.corps) ? undefined : { why: 'nobody_there', area: given.area };
  },
  sayNo: sayNoLand,
  carryOut: (plan, { area, corps }, play) => {
    const { state, power } = plan;
    const of = state.depots[area]?.power ?? power;
    dropDepot(state, area);
    if (corps !== undefined) setMarch(state, corps, { ...marchOf(plan, corps), fed: true });
    play?.tell({ type: 'depot-destroyed', power, of, area });
  },
  say: (pack, { area, corps }) =>
    msg('empires-in-arms-land.line.destroy-depot', {
      area: areaName(pack, area),
      corps: corps === undefined ? '' : corpsName(pack, corps),
      by: corps === undefined ? 'any' : 'corps',
    }),
});

function whyNotDestroy(plan: LandPlan, { area }: Pick<Destroy, 'area'> & Partial<Destroy>): NoLand | undefined {
  const { state, pack, power } = plan;
  const depot = state.depots[area];
  if (!depot || !isEnemy({ state, pack }, power, undefined, depot.power)) return { why: 'no_enemy_depot', area };
  if (isGarrisoned(state, area)) return { why: 'guarded', area };
  if (hasCorpsBeside({ state, pack }, depot.power, area)) return { why: 'defended', area };
  const irregulars = (state.irregulars[area] ?? []).some((each) => each.power === power);
  return irregulars || corpsFor(plan, [area]).length > 0 ? undefined : { why: 'nobody_there', area };
}

function corpsFor(plan: LandPlan, areas: readonly AreaId[]): readonly CorpsId[] {
  return ownCorpsOf(plan, plan.power).filter((id) => {
    const there = plan.state.corps[id];
    return there !== undefined && isOutside(there) && areas.includes(there.area);
  });
}
