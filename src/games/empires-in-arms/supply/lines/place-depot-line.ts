import { landsHeldBy } from '../../forces/whose-area.ts';
import { areaName } from '../../names.ts';
import type { AreaId } from '../../pack-lists.ts';
import { areaOption } from '../../piece-options.ts';
import { idIn } from '../../read-form.ts';
import { areasWithin } from '../areas-beside.ts';
import { type Chains, chainsOf } from '../chains.ts';
import { msg } from '../msg.ts';
import type { NoDepot } from '../no-depot.ts';
import { goesInside, placeDepot, whyNotPlaceDepot } from '../place-depot.ts';
import { noDepotMisfit } from '../say-no-depot.ts';
import { whyNotInDepotStep } from './depot-step.ts';
import { oneOf, orderOf, type SupplyLine, type SupplyPlan } from './supply-line.ts';

/** 7.2.1 to 7.2.3: a depot is bought and placed. */
export const placeDepotLine: SupplyLine<AreaId, NoDepot> = {
  id: 'place-depot',
  orders: (plan) => {
    if (whyNotInDepotStep(plan)) return [];
    const chains = chainsOf(plan, plan.power);
    const detail = msg('empires-in-arms-supply.depot-inside');
    return oneOf(
      'place-depot',
      areasToTry(plan, chains).map((id) => ({
        ...areaOption(plan.pack, id),
        ...(goesInside(plan, id, chains) && { detail }),
      })),
    );
  },
  beyond: ({ pack }) =>
    orderOf('place-depot', { kind: 'one', options: pack.areas.map(({ id }) => areaOption(pack, id)) }),
  read: idIn,
  whyNot: (plan, area) => whyNotInDepotStep(plan) ?? whyNotPlaceDepot(plan, plan.power, area),
  sayNo: noDepotMisfit,
  carryOut: (plan, area, play) => {
    const { power } = plan;
    const chains = chainsOf(plan, power);
    placeDepot(plan, power, area, chains);
    play?.tell({ type: 'depot-placed', power, area, inPort: goesInside(plan, area, chains) });
  },
  say: (pack, area) => msg('empires-in-arms-supply.line.place-depot', { area: areaName(pack, area) }),
  forecast: ({ pack, power }: SupplyPlan) => [
    msg('empires-in-arms-supply.price', { money: String(pack.prices.depot.money), whose: 'own', payer: power }),
  ],
  changesSurroundings: true,
};

/**
 * Areas that somebody may think of: those with own corps, own cities and ports, and what lies about own depots. Why it
 * is none of them the refusal says.
 */
function areasToTry(plan: SupplyPlan, chains: Chains): readonly AreaId[] {
  const { state, pack, power } = plan;
  const own = Object.entries(state.depots).flatMap(([area, depot]) => (depot.power === power ? [area] : []));
  const near = areasWithin(plan, own, pack.limits.chainGapAreas, chains.now);
  const lands = landsHeldBy(plan, power);
  return pack.areas.flatMap(({ id, city, port, province }) => {
    const isOwn = (city !== undefined || port !== undefined) && lands.has(province);
    const isTried = isOwn || near.has(id) || chains.now.enemies.ownCorps.has(id) || chains.navalReach.has(id);
    return isTried || goesInside(plan, id, chains) ? [id] : [];
  });
}
