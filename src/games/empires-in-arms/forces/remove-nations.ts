import type { Owner } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { removeGarrisons } from './remove-garrisons.ts';
import { removeCorps, removeFleet } from './remove-unit.ts';

/**
 * All that these nations have is gone: corps, fleets, garrisons, what they still awaited, and their men who are
 * prisoners (ruling). Cities and sieges are the caller's to tidy.
 */
export function removeNations({ state, pack }: Board, nations: readonly Owner[]): void {
  const isOfIt = (nation: Owner | undefined) => nation !== undefined && nations.includes(nation);
  for (const id of Object.keys(state.corps)) if (isOfIt(pack.corpsOf[id]?.nation)) removeCorps(state, id);
  for (const id of Object.keys(state.fleets)) if (isOfIt(pack.fleet[id]?.nation)) removeFleet(state, id);
  removeGarrisons(state, isOfIt);
  state.arrivals = state.arrivals.filter(({ nation }) => !isOfIt(nation));
  state.prisoners = state.prisoners.filter(({ of }) => !isOfIt(of));
}
