import type { Corps } from '../force-types.ts';
import { irregularsAtDepot } from '../forces/irregulars-posted.ts';
import type { AreaId, CorpsId, FleetId, Owner, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorsOf, Garrison, State } from '../state.ts';
import type { GarrisonPlace } from './reinforcement-order.ts';

/** How many more factors of a kind a corps can hold; troops of one entry of its card share it (2.4.2.1.1). */
export function roomInCorps({ capacity }: Corps, factors: FactorsOf, troops: Troop): number {
  const limits = capacity.filter((one) => one.troops.includes(troops));
  if (limits.length === 0) return 0;
  const left = limits.map((one) => one.most - one.troops.reduce((sum, troop) => sum + (factors[troop] ?? 0), 0));
  return Math.max(Math.min(...left), 0);
}

/** How many more factors the garrison of an area's city or depot can hold (7.3.3.4, 7.3.3.5). */
export function roomInGarrison({ state, pack }: Board, area: AreaId, place: GarrisonPlace): number {
  const { cityFactorsPerSpire, depotFactors } = pack.limits;
  const most = place === 'city' ? (pack.area[area]?.city?.spires ?? 0) * cityFactorsPerSpire : depotFactors;
  const { infantry = 0, militia = 0 } = garrisonAt(state, area, place) ?? {};
  const irregulars = place === 'depot' ? irregularsAtDepot(state, area) : 0;
  return Math.max(most - infantry - militia - irregulars, 0);
}

/** How many more ships a fleet can hold (5.1.2). */
export function roomInFleet({ state, pack }: Board, fleet: FleetId): number {
  return Math.max((pack.fleet[fleet]?.ships ?? 0) - (state.fleets[fleet]?.ships ?? 0), 0);
}

/** The garrison of a city or of a depot. */
export function garrisonAt({ garrisons, depots }: State, area: AreaId, place: GarrisonPlace): Garrison | undefined {
  return place === 'city' ? garrisons[area] : depots[area]?.garrison;
}

/** What troops are in a garrison: cavalry and guard become infantry for good (7.3.3.2). Undefined: never in one. */
export function inGarrison(troops: Troop): 'infantry' | 'militia' | undefined {
  switch (troops) {
    case 'infantry':
    case 'cavalry':
    case 'guard':
      return 'infantry';
    case 'militia':
      return 'militia';
    case 'artillery':
    case 'feudal_infantry':
    case 'feudal_cavalry':
      return undefined;
  }
}

/** Adds factors to a garrison, or takes some from it; one without factors is none. */
export function changeGarrison(
  state: State,
  area: AreaId,
  place: GarrisonPlace,
  {
    nation,
    troops,
    number,
  }: { readonly nation: Owner; readonly troops: 'infantry' | 'militia'; readonly number: number },
): void {
  const garrison = { ...(garrisonAt(state, area, place) ?? { nation, infantry: 0, militia: 0 }) };
  garrison[troops] += number;
  const left = garrison.infantry + garrison.militia > 0 ? garrison : undefined;
  if (place === 'city') {
    if (left) state.garrisons[area] = left;
    else delete state.garrisons[area];
    return;
  }
  const depot = state.depots[area];
  if (!depot) throw new Error(`${area} has no depot`);
  if (left) depot.garrison = left;
  else delete depot.garrison;
}

/** Adds factors to a corps, or takes some from it. */
export function changeCorps({ corps }: State, id: CorpsId, troops: Troop, number: number): void {
  const one = corps[id];
  if (!one) throw new Error(`${id} is not on the map`);
  const factors = (one.factors[troops] ?? 0) + number;
  if (factors > 0) one.factors[troops] = factors;
  else delete one.factors[troops];
}
