import { areaName, fleetName } from '../../names.ts';
import { areaOption, fleetOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { type DepotAt, removeDepot, whyNotRemoveDepot } from '../remove-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { whyNotInDepotStep, whyNotRemoveNow } from './depot-step.ts';
import { kindIn, oneOf, type SupplyLine } from './supply-line.ts';

/** 7.2: a depot is removed, from an area, out of a besieged port, or off a fleet. */
export const removeDepotLine: SupplyLine<DepotAt, NoDepot> = {
  id: 'remove-depot',
  orders: (plan) => {
    const { state, pack, power } = plan;
    if (whyNotInDepotStep(plan)) return [];
    const own = (at: DepotAt) => !whyNotRemoveDepot(plan, power, at);
    return oneOf('remove-depot', [
      ...Object.keys(state.depots).flatMap((area) => (own({ in: 'area', area }) ? [areaOption(pack, area)] : [])),
      ...Object.keys(state.portDepots ?? {}).flatMap((area) =>
        own({ in: 'port', area })
          ? [{ ...areaOption(pack, area, 'port'), detail: msg('empires-in-arms-supply.depot-inside') }]
          : [],
      ),
      ...Object.keys(state.fleets).flatMap((fleet) => (own({ in: 'fleet', fleet }) ? [fleetOption(plan, fleet)] : [])),
    ]);
  },
  read: (answer) => {
    const [kind, id] = [kindIn(answer), idIn(answer)];
    return kind === 'fleet' ? { in: 'fleet', fleet: id } : { in: kind === 'port' ? 'port' : 'area', area: id };
  },
  whyNot: (plan, at) => whyNotRemoveNow(plan) ?? whyNotRemoveDepot(plan, plan.power, at),
  sayNo: noDepotMisfit,
  carryOut: (plan, at, play) => {
    const { power } = plan;
    const garrison = removeDepot(plan, power, at);
    play?.tell({ type: 'depot-removed', power, at, garrison });
  },
  say: (pack, at) =>
    msg('empires-in-arms-supply.line.remove-depot', {
      place: at.in,
      name: at.in === 'fleet' ? fleetName(pack, at.fleet) : areaName(pack, at.area),
    }),
  changesSurroundings: true,
};
