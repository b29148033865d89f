import { fleetCommander } from '../../forces/who-commands.ts';
import { fleetName } from '../../names.ts';
import type { FleetId } from '../../pack-lists.ts';
import { fleetOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { loadDepot, whyNotLoadDepot } from '../load-depot.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { whyNotInDepotStep } from './depot-step.ts';
import { oneOf, type SupplyLine } from './supply-line.ts';

/** 7.2.4: a depot is bought and put on a fleet in port. */
export const loadDepotLine: SupplyLine<FleetId, NoDepot> = {
  id: 'load-depot',
  orders: (plan) => {
    const { state, pack, power } = plan;
    if (whyNotInDepotStep(plan)) return [];
    const fleets = Object.keys(state.fleets).filter((fleet) => fleetCommander(state, pack, fleet) === power);
    return oneOf(
      'load-depot',
      fleets.map((fleet) => fleetOption(plan, fleet)),
    );
  },
  read: idIn,
  whyNot: (plan, fleet) => whyNotInDepotStep(plan) ?? whyNotLoadDepot(plan, plan.power, fleet),
  sayNo: noDepotMisfit,
  carryOut: (plan, fleet, play) => {
    loadDepot(plan, plan.power, fleet);
    play?.tell({ type: 'depot-loaded', power: plan.power, fleet });
  },
  say: (pack, fleet) => msg('empires-in-arms-supply.line.load-depot', { fleet: fleetName(pack, fleet) }),
};
