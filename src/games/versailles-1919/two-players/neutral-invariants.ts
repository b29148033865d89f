import { REGIONS } from '../cards.ts';
import { inEnglish } from '../in-english.ts';
import { supplyOf } from '../influence/supply.ts';
import type { Position } from '../types.ts';
import { neutralFor } from './neutral.ts';

/** 15.1, 15.8: a neutral faction has cubes and issues, and nothing else. */
export function neutralInvariants({ state, seats }: Position): readonly string[] {
  const { neutral } = state;
  const faults = neutral === neutralFor(seats) ? [] : [`the neutral nation is wrong for ${seats.length} players`];
  if (!neutral) return faults;
  const name = inEnglish(neutral);
  const { available, exhausted } = supplyOf(state, neutral).units;
  if (state.order.includes(neutral)) faults.push(`${name} is neutral and takes turns`);
  if (state.happiness[neutral] !== undefined) faults.push(`${name} is neutral and has a happiness marker`);
  const deployed = REGIONS.some((region) => state.tracks[region].units[neutral] !== undefined);
  const gone = state.demobilized.some((unit) => unit.faction === neutral);
  if (deployed || gone || available + exhausted > 0) faults.push(`${name} is neutral and has units`);
  if (state.strategyOf[neutral] !== undefined) faults.push(`${name} is neutral and has a strategy card`);
  if (state.auction?.in.includes(neutral) || state.auction?.bids[neutral]) faults.push(`${name} is neutral and bids`);
  return faults;
}
