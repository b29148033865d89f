import type { Field, Option, Order, PlainChoice } from '../../../../kernel/choice.ts';
import { calledByLeaders } from '../../forces/called-by-leaders.ts';
import { measureWays } from '../../forces/measure-ways.ts';
import type { AreaId, CorpsId } from '../../pack-lists.ts';
import { corpsOption } from '../../piece-options.ts';
import type { LandPlan } from '../land-plan.ts';
import { msg } from '../msg.ts';

export const some = (options: readonly Option[]): PlainChoice => ({
  kind: 'some',
  options,
  min: 1,
  max: options.length,
});
export const number = (max: number): PlainChoice => ({ kind: 'number', min: 1, max: Math.max(max, 1) });

export const forceOption: Option = {
  id: 'force',
  label: msg('empires-in-arms-land.force'),
  called: msg('empires-in-arms-land.called', { what: 'force' }),
};

export const field = (id: string, choice: PlainChoice, optional?: true): Field => ({
  id,
  label: msg('empires-in-arms-land.field', { field: id }),
  choice,
  ...(optional && { optional }),
});

/** One kind of order. */
export const orderOf = (id: string, choice: PlainChoice): Order => ({
  id,
  label: msg('empires-in-arms-land.order', { order: id.replaceAll('-', '_') }),
  called: msg('empires-in-arms-land.called', { what: id.replaceAll('-', '_') }),
  choice,
});
export const formOf = (id: string, ...fields: readonly Field[]): Order => orderOf(id, { kind: 'form', fields });

/** Corps, each where the lines so far have brought it; they are also called by their leaders. */
export const corpsOptions = (plan: LandPlan, ids: readonly CorpsId[]): readonly Option[] =>
  ids.map((id) => ({ ...corpsOption(plan, id), ...calledByLeaders(plan, plan.power, [id]) }));

/** The areas at most as many steps away as somebody has points, and those in which they stand, in the map's order. */
export function areasAround({ pack }: Pick<LandPlan, 'pack'>, some: readonly Near[]): readonly AreaId[] {
  const furthest = new Map<AreaId, number>();
  for (const { from, points } of some) furthest.set(from, Math.max(points, furthest.get(from) ?? 0));
  const near = new Set<AreaId>();
  for (const [from, points] of furthest)
    for (const [area, steps] of measureWays(pack, from)) if (steps <= points && pack.area[area]) near.add(area);
  return pack.areas.flatMap(({ id }) => (near.has(id) ? [id] : []));
}
type Near = { readonly from: AreaId; readonly points: number };
