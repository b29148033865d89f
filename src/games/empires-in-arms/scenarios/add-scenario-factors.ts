import { countFactors } from '../forces/count-factors.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { cityController, isBesieged } from '../naval/whose-port.ts';
import { type CorpsId, type Power, TROOPS, type Troop } from '../pack-lists.ts';
import { changeCorps, changeGarrison, inGarrison, roomInCorps, roomInGarrison } from '../reinforcement/room-in.ts';
import type { Dated } from '../scenario-types.ts';
import type { Play } from '../types.ts';

type Factors = Extract<Dated, { what: 'factors' }>;

/**
 * 5.2.2.1: factors go to corps of their nation in their area that are not besieged, the weakest first, then to the
 * garrison (7.3.3.2); what has no room is lost. Their power may move them on by 5.2.3.
 */
export function addScenarioFactors(play: Play, power: Power, { nation, area, factors }: Factors): void {
  let lost = 0;
  for (const troop of TROOPS) {
    const number = factors[troop] ?? 0;
    if (number > 0) lost += place(play, power, { nation, area, troop, number });
  }
  play.tell({ type: 'scenario-factors', power, nation, area, factors, lost });
}

type One = Pick<Factors, 'nation' | 'area'> & { readonly troop: Troop; readonly number: number };

/** How many have found no room. */
function place(play: Play, power: Power, { nation, area, troop, number }: One): number {
  const { state, pack } = play;
  let left = number;
  while (left > 0) {
    const corps = weakestWithRoom(play, power, { nation, area, troop });
    if (corps === undefined) break;
    changeCorps(state, corps, troop, 1);
    left -= 1;
  }
  const as = inGarrison(troop);
  const garrison = state.garrisons[area];
  const isOpen = cityController(play, area) === power && !isBesieged(play, area) && pack.area[area]?.city;
  if (as === undefined || !isOpen || (garrison && garrison.nation !== nation)) return left;
  const placed = Math.min(left, roomInGarrison({ state, pack }, area, 'city'));
  if (placed > 0) changeGarrison(state, area, 'city', { nation, troops: as, number: placed });
  return left - placed;
}

function weakestWithRoom(
  { state, pack }: Play,
  power: Power,
  { nation, area, troop }: Omit<One, 'number'>,
): CorpsId | undefined {
  const [weakest] = Object.entries(state.corps)
    .filter(([id, one]) => {
      const counter = pack.corpsOf[id];
      if (one.area !== area || one.besieged || counter?.nation !== nation) return false;
      return corpsCommander(state, pack, id) === power && roomInCorps(counter, one.factors, troop) > 0;
    })
    .toSorted(([, a], [, b]) => countFactors(a.factors) - countFactors(b.factors));
  return weakest?.[0];
}
