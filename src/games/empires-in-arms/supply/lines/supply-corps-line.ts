import type { Option } from '../../../../kernel/choice.ts';
import { corpsCommander } from '../../forces/who-commands.ts';
import { marchOf } from '../../land/land-plan.ts';
import { corpsName, powerName } from '../../names.ts';
import { type CorpsId, POWERS } from '../../pack-lists.ts';
import { corpsOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { alliesOf } from '../../relations/pair.ts';
import { forecastSupply, sayForecast } from '../forecast-supply.ts';
import { msg } from '../msg.ts';
import type { NoSupply } from '../no-supply.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import type { SupplyBy } from '../supply-orders.ts';
import { letsUseDepots } from '../ways-to-pay.ts';
import { kindIn, orderOf, type SupplyLine, type SupplyPlan } from './supply-line.ts';

type Given = { readonly corps: CorpsId; readonly by: SupplyBy };

/** 7.4.1, 7.4.2: whether a corps forages or is paid for, and by whom, at the end of the turn. */
export const supplyCorpsLine: SupplyLine<Given, NoSupply> = {
  id: 'supply',
  orders: (plan) => {
    const corps = corpsOf(plan);
    if (corps.length === 0) return [];
    const field = (id: 'corps' | 'by', options: readonly Option[]) => ({
      id,
      label: msg('empires-in-arms-supply.field', { field: id }),
      choice: { kind: 'one' as const, options },
    });
    const { state, power } = plan;
    const by = (['forage', 'depots', ...alliesOf(state, power)] as const).map((id) => ({
      id: idOf(id),
      label: byText(id),
      ...((id === 'forage' || id === 'depots') && { called: msg('empires-in-arms-supply.called', { what: id }) }),
    }));
    const options = corps.map((id) => corpsOption(plan, id));
    return [orderOf('supply', { kind: 'form', fields: [field('corps', options), field('by', by)] })];
  },
  read: (answer) => {
    const parts = new Map<string, unknown>(typeof answer === 'object' ? Object.entries(answer) : []);
    const by = parts.get('by');
    const ally = kindIn(by) === 'power' ? POWERS.find((power) => power === idIn(by)) : undefined;
    return { corps: idIn(parts.get('corps')), by: ally ?? (by === 'forage' ? 'forage' : 'depots') };
  },
  whyNot: (plan, { corps, by }) => {
    const { state, power } = plan;
    if (!corpsOf(plan).includes(corps)) return { why: 'not_your_corps', id: corps };
    if (by === 'forage' || by === 'depots') return undefined;
    return by !== power && letsUseDepots(state, by, power) ? undefined : { why: 'no_ally', power: by };
  },
  sayNo: noDepotMisfit,
  carryOut: ({ state, power }, { corps, by }) => {
    const before = state.supplyOrders?.[power];
    state.supplyOrders = { ...state.supplyOrders, [power]: { ...before, by: { ...before?.by, [corps]: by } } };
  },
  say: (pack, { corps, by }) =>
    msg('empires-in-arms-supply.line.supply', { corps: corpsName(pack, corps), by: byText(by) }),
  forecast: (plan, { corps }) => {
    const area = plan.state.corps[corps]?.area;
    if (area === undefined) return [];
    const foraging = { corps, area, march: marchOf(plan, corps) };
    return sayForecast(plan.pack, plan.power, forecastSupply(plan, plan.power, foraging));
  },
};

const idOf = (by: SupplyBy): string => (by === 'forage' || by === 'depots' ? by : `power:${by}`);

function byText(by: SupplyBy) {
  const isAlly = by !== 'forage' && by !== 'depots';
  return msg('empires-in-arms-supply.by', { by, ally: isAlly ? powerName(by) : '' });
}

/** The corps on the map that a power gives orders for. */
export function corpsOf({ state, pack, power }: SupplyPlan): readonly CorpsId[] {
  const { loans, minors, corps } = state;
  return Object.keys(corps).filter((id) => corpsCommander({ loans, minors }, pack, id) === power);
}
