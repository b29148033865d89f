import { corpsName } from '../../names.ts';
import type { CorpsId } from '../../pack-lists.ts';
import { corpsOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { msg } from '../msg.ts';
import type { NoSupply } from '../no-supply.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { corpsOf } from './supply-corps-line.ts';
import { orderOf, type SupplyLine } from './supply-line.ts';

/** 7.4.2.1: which corps are paid for first while the money lasts. A later line takes the place of an earlier one. */
export const supplyFirstLine: SupplyLine<readonly CorpsId[], NoSupply> = {
  id: 'supply-first',
  orders: (plan) => {
    const corps = corpsOf(plan);
    if (corps.length < 2) return [];
    const options = corps.map((id) => corpsOption(plan, id));
    return [orderOf('supply-first', { kind: 'ranking', options, min: 1, max: corps.length })];
  },
  read: (answer) => (Array.isArray(answer) ? answer.map(idIn) : []),
  whyNot: (plan, ids) => {
    const own = corpsOf(plan);
    const stranger = ids.find((id) => !own.includes(id));
    if (stranger !== undefined) return { why: 'not_your_corps', id: stranger };
    const twice = ids.find((id, at) => ids.indexOf(id) !== at);
    return twice === undefined ? undefined : { why: 'twice', id: twice };
  },
  sayNo: noDepotMisfit,
  carryOut: ({ state, power }, first) => {
    state.supplyOrders = { ...state.supplyOrders, [power]: { ...state.supplyOrders?.[power], first: [...first] } };
  },
  say: (pack, ids) => msg('empires-in-arms-supply.line.supply-first', { corps: ids.map((id) => corpsName(pack, id)) }),
};
