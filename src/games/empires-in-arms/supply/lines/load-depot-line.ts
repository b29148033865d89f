import { fleetCommander } from '../../forces/who-commands.ts';
import { fleetName } from '../../names.ts';
import type { FleetId } from '../../pack-lists.ts';
import { loadDepot, whyNotLoadDepot } from '../load-depot.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { whyNotInDepotStep } from './depot-step.ts';
import { fleetOption, idIn, oneOf, type SupplyLine } from './supply-line.ts';

/** 7.2.4: a depot is bought and put on a fleet in port. */
export const loadDepotLine: SupplyLine<FleetId, NoDepot> = {
  id: 'load-depot',
  orders: (desk) => {
    const { state, pack, power } = desk;
    if (whyNotInDepotStep(desk)) return [];
    const fleets = Object.keys(state.fleets).filter((fleet) => fleetCommander(state, pack, fleet) === power);
    return oneOf(
      'load-depot',
      fleets.map((fleet) => fleetOption(desk, fleet)),
    );
  },
  read: idIn,
  whyNot: (desk, fleet) => whyNotInDepotStep(desk) ?? whyNotLoadDepot(desk, desk.power, fleet),
  sayNo: noDepotMisfit,
  carryOut: (desk, fleet, play) => {
    loadDepot(desk, desk.power, fleet);
    play?.tell({ type: 'depot-loaded', power: desk.power, fleet });
  },
  say: (pack, fleet) => msg('empires-in-arms-supply.line.load-depot', { fleet: fleetName(pack, fleet) }),
};
