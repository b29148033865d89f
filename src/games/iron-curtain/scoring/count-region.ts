import { regionIdOf } from '../map/cards.ts';
import { controller } from '../map/dominance.ts';
import type { Pack, RegionId, Side } from '../pack-types.ts';
import { direction, sideOf } from '../sides.ts';
import type { State } from '../state.ts';

export type RegionCount = {
  readonly us: number;
  readonly ussr: number;
  readonly inPlay: number;
};

/** How many of a region's cards are in play, and how many each side controls. */
export function countRegion(state: Pick<State, 'map'>, pack: Pack, region: RegionId): RegionCount {
  let us = 0;
  let ussr = 0;
  let inPlay = 0;
  for (const card of state.map) {
    if (regionIdOf(pack, card.card) !== region) continue;
    inPlay += 1;
    const side = controller(pack.figures, card);
    if (side === 'us') us += 1;
    else if (side === 'ussr') ussr += 1;
  }
  return { us, ussr, inPlay };
}

/** 6.1 and 6.2: a point for each controlled card, the bonus for the side with more; positive towards the US. */
export function netOf({ us, ussr }: RegionCount, bonus: number): { net: number; bonusTo: Side | undefined } {
  const bonusTo = sideOf(us - ussr);
  return { net: us - ussr + (bonusTo ? bonus * direction(bonusTo) : 0), bonusTo };
}
