import type { FactionId } from '../pack-types.ts';
import type { State, Supply } from '../state.ts';
import type { Play } from '../types.ts';

/** A faction's cubes and units that are not on the board. */
export function supplyOf(state: State, faction: FactionId): Supply {
  const supply = state.supply[faction];
  if (!supply) throw new Error(`${faction} has no pieces`);
  return supply;
}

/** Move Available cubes to Exhausted, as far as there are any. */
export function exhaustInfluence({ state, tell }: Play, faction: FactionId, wanted: number): void {
  const supply = supplyOf(state, faction);
  const n = Math.min(wanted, supply.available);
  supply.available -= n;
  supply.exhausted += n;
  if (n > 0) tell({ type: 'influence-exhausted', faction, n, available: supply.available });
}

/** Move Exhausted cubes to Available, as far as there are any. */
export function recoverInfluence({ state, tell }: Play, faction: FactionId, wanted: number): void {
  const supply = supplyOf(state, faction);
  const n = Math.min(wanted, supply.exhausted);
  supply.exhausted -= n;
  supply.available += n;
  if (n > 0) tell({ type: 'influence-recovered', faction, n, available: supply.available });
}
