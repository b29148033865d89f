import { supplyOf } from '../influence/supply.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';

/** 12.3: the most cubes from one player to another in one deal (A-10: one transfer in each direction). */
export const MOST_CUBES = 6;

/** 12.3: Available cubes that are not declared in the best bid, which must be paid if it wins (10.4e). */
export function freeCubes(state: State, faction: FactionId): number {
  return supplyOf(state, faction).available - standingBid(state, faction);
}

/** 10.4e: what the best bid has declared, and must be paid if it wins. */
export function standingBid({ auction }: State, faction: FactionId): number {
  return auction?.best === faction ? (auction.bids[faction]?.influence ?? 0) : 0;
}
