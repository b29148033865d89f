import { landsHeldBy } from '../../forces/whose-area.ts';
import { areaName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { type Chains, chainsOf } from '../chains.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { goesInside, placeDepot, whyNotPlaceDepot } from '../place-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { areasWithin } from '../spread.ts';
import { whyNotInDepotStep } from './depot-step.ts';
import { areaOption, type Desk, idIn, oneOf, orderOf, type SupplyLine } from './supply-line.ts';

/** 7.2.1 to 7.2.3: a depot is bought and placed. */
export const placeDepotLine: SupplyLine<AreaId, NoDepot> = {
  id: 'place-depot',
  orders: (desk) => {
    if (whyNotInDepotStep(desk)) return [];
    const chains = chainsOf(desk, desk.power);
    const detail = msg('empires-in-arms-supply.depot-inside');
    return oneOf(
      'place-depot',
      areasToTry(desk, chains).map((id) => ({
        ...areaOption(desk.pack, id),
        ...(goesInside(desk, id, chains) && { detail }),
      })),
    );
  },
  beyond: ({ pack }) =>
    orderOf('place-depot', { kind: 'one', options: pack.areas.map(({ id }) => areaOption(pack, id)) }),
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

/**
 * Areas that somebody may think of: those with own corps, own cities and ports, and what lies about own depots. Why it
 * is none of them the refusal says.
 */
function areasToTry(desk: Desk, chains: Chains): readonly AreaId[] {
  const { state, pack, power } = desk;
  const own = Object.entries(state.depots).flatMap(([area, depot]) => (depot.power === power ? [area] : []));
  const near = areasWithin(desk, own, pack.limits.chainGapAreas, chains.now);
  const lands = landsHeldBy(desk, power);
  return pack.areas.flatMap(({ id, city, port, province }) => {
    const isOwn = (city !== undefined || port !== undefined) && lands.has(province);
    const isTried = isOwn || near.has(id) || chains.now.enemies.ownCorps.has(id) || chains.navalReach.has(id);
    return isTried || goesInside(desk, id, chains) ? [id] : [];
  });
}
