import { REGIONS } from '../cards.ts';
import { supplyOf } from '../influence/supply.ts';
import type { FactionId, Pack, RegionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { UnitPlace } from '../types.ts';

/** The regions where a faction has a unit, from the top. */
export function deployedIn(state: State, faction: FactionId): readonly RegionId[] {
  return REGIONS.filter((region) => state.tracks[region].units[faction] !== undefined);
}

/** 1.8: Available, Exhausted and deployed units. */
export function mobilized(state: State, faction: FactionId): number {
  const { units } = supplyOf(state, faction);
  return units.available + units.exhausted + deployedIn(state, faction).length;
}

/** 9.1: how many mobilized units a happiness allows. */
export function unitsAllowed(pack: Pack, happiness: number): number {
  const zone = pack.figures.zones.find(({ from }) => happiness >= from);
  if (!zone) throw new Error(`no zone for happiness ${happiness}`);
  return zone.units;
}

/** Where a faction has units that could be taken. */
export function unitPlaces(state: State, faction: FactionId): readonly UnitPlace[] {
  const { units } = supplyOf(state, faction);
  return [
    ...(units.available > 0 ? ['available' as const] : []),
    ...(units.exhausted > 0 ? ['exhausted' as const] : []),
    ...deployedIn(state, faction),
  ];
}

/** Take a unit from where it is. */
export function takeUnit(state: State, faction: FactionId, from: UnitPlace): void {
  if (from === 'available' || from === 'exhausted') supplyOf(state, faction).units[from] -= 1;
  else {
    delete state.tracks[from].units[faction];
    if (state.arriving?.faction === faction && state.arriving.region === from) state.arriving = undefined;
  }
}

/** Deployed units go to Exhausted; the unrest stays where it is. */
export function exhaustDeployed(state: State, faction: FactionId, regions: readonly RegionId[]): void {
  for (const region of regions) {
    takeUnit(state, faction, region);
    supplyOf(state, faction).units.exhausted += 1;
  }
}
