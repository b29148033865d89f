import type { Order } from '../../../../kernel/choice.ts';
import { areaName, corpsName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { areaOptions, one } from '../../piece-options.ts';
import { idIn, partsOf } from '../../read-form.ts';
import { corpsAboard, disembark, shoresFor, whyNotLand } from '../disembark.ts';
import type { OrderTo } from '../land-order.ts';
import type { LandPlan } from '../land-plan.ts';
import { msg } from '../msg.ts';
import type { NoLand } from '../no-land.ts';
import { sayNoLand } from '../say-land.ts';
import { lineKind } from './line-kind.ts';
import { corpsOptions, field, formOf } from './line-parts.ts';

/** 7.3.5: a corps comes off its fleet. */
export const landingLine = lineKind<OrderTo<'land'>, NoLand>({
  id: 'land',
  orders: (plan) => {
    const areas = [...new Set(corpsAboard(plan).flatMap((id) => shoresFor(plan, id)))];
    const open = areas.filter((id) => !plan.around.closed(id));
    return open.length === 0 ? [] : [landingForm(plan, open)];
  },
  beyond: (plan) =>
    landingForm(
      plan,
      plan.pack.areas.map(({ id }) => id),
    ),
  read: (answer) => {
    const part = partsOf(answer);
    const at = String(part('at'));
    const where = at.startsWith('city:') ? 'city' : 'area';
    return { order: 'land', corps: idIn(part('corps')), in: where, area: idIn(at) };
  },
  whyNot: whyNotLand,
  sayNo: sayNoLand,
  carryOut: (plan, given, play) => {
    disembark(plan, given);
    play?.tell({ type: 'landed', power: plan.power, corps: given.corps, area: given.area, in: given.in });
  },
  say: (pack, { corps, area, in: where }) =>
    msg('empires-in-arms-land.line.land', { corps: corpsName(pack, corps), area: areaName(pack, area), in: where }),
});

function landingForm(plan: LandPlan, areas: readonly AreaId[]): Order {
  const cities = areas.filter((id) => plan.around.besieged.has(id));
  const inCity = msg('empires-in-arms-land.in-the-port');
  const at = [
    ...areaOptions(plan, areas),
    ...areaOptions(plan, cities, 'city').map((option) => ({ ...option, detail: inCity })),
  ];
  return formOf('land', field('corps', one(corpsOptions(plan, corpsAboard(plan)))), field('at', one(at)));
}

/** A landing as a line of the sheet. */
export const writeLanding = ({ corps, area, in: where }: OrderTo<'land'>) => ({
  order: 'land',
  answer: { corps: `corps:${corps}`, at: `${where}:${area}` },
});
