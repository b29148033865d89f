import { areaName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { chainsOf } from '../chains.ts';
import { whyNotBuyDepot } from '../count-depots.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { goesInside, placeDepot, whyNotPlaceDepot } from '../place-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { whyNotInDepotStep } from './depot-step.ts';
import { areaOption, type Desk, idIn, oneOf, type SupplyLine } from './supply-line.ts';

/** 7.2.1 to 7.2.3: a depot is bought and placed. */
export const placeDepotLine: SupplyLine<AreaId, NoDepot> = {
  id: 'place-depot',
  orders: (desk) => {
    const { pack, power } = desk;
    if (whyNotInDepotStep(desk) || whyNotBuyDepot(desk, power)) return [];
    const chains = chainsOf(desk, power);
    const areas = pack.areas.filter(({ id }) => !whyNotPlaceDepot(desk, power, id, chains));
    const detail = msg('empires-in-arms-supply.depot-inside');
    return oneOf(
      'place-depot',
      areas.map(({ id }) => ({ ...areaOption(pack, id), ...(goesInside(desk, id, chains) && { detail }) })),
    );
  },
  read: idIn,
  whyNot: (desk, area) => whyNotInDepotStep(desk) ?? whyNotPlaceDepot(desk, desk.power, area),
  sayNo: noDepotMisfit,
  carryOut: (desk, area, play) => {
    const { power } = desk;
    const chains = chainsOf(desk, power);
    placeDepot(desk, power, area, chains);
    play?.tell({ type: 'depot-placed', power, area, inPort: goesInside(desk, area, chains) });
  },
  say: (pack, area) => msg('empires-in-arms-supply.line.place-depot', { area: areaName(pack, area) }),
  forecast: ({ pack, power }: Desk) => [
    msg('empires-in-arms-supply.price', { money: String(pack.prices.depot.money), whose: 'own', payer: power }),
  ],
  changesSurroundings: true,
};
