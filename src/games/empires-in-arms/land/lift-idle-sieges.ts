import type { Play } from '../types.ts';
import { endIdleSieges } from './siege.ts';

/** Sieges that have lost one of their sides are over, and told. */
export function liftIdleSieges(play: Play): void {
  const { state, tell } = play;
  const power = state.landTurn?.power;
  for (const area of endIdleSieges(play)) if (power) tell({ type: 'siege-lifted', power, area });
}
